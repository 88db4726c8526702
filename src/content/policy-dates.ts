/**
 * The day from which each policy's text applies (R2), and the fingerprint of that text. After a change of
 * a text, `npm run release:check` says so and gives the new fingerprint: put it here with the new day.
 */
export const policyDates = {
  privacy: { effective: '2025-01-01', fingerprint: 'eb31b4af' },
  terms: { effective: '2025-01-01', fingerprint: 'a54c1091' },
} as const;
