/**
 * Every fact about the agency, once. Change a value here and it changes everywhere: page, policies,
 * e-mails, structured data. The build checks each value and names the one that is wrong.
 */
export const agency = {
  name: 'Switchboard',
  tagline:
    'Transform your customer experience with sophisticated AI voice agents and intelligent automation.',
  email: 'hello@example.com',
  phone: '+1 (212) 555-0142',
  hours: 'Mon-Fri 9AM-6PM EST',
  responseTime: 'within 24 hours',
  consultation: { minutes: 30, url: 'https://example.com/book-a-consultation' },
  social: [
    { network: 'LinkedIn', url: 'https://example.com/linkedin' },
    { network: 'X', url: 'https://example.com/x' },
    { network: 'Instagram', url: 'https://example.com/instagram' },
  ],
  figures: {
    availability: '24/7',
    uptime: '99%',
    clients: '50+',
    costReduction: 'up to 60%',
    conversionGain: 'up to 40%',
    uptimeGuarantee: '99.9%',
  },
} as const;

/**
 * Where each figure comes from: what was counted or measured, when, and where the proof is kept. Visitors
 * never see these notes; whoever asks you to back up a figure will. `npm run release:check` refuses a
 * release while one is empty.
 */
export const figuresBasis = {
  availability: '',
  uptime: '',
  clients: '',
  costReduction: '',
  conversionGain: '',
  uptimeGuarantee: '',
} as const satisfies Record<keyof typeof agency.figures, string>;
