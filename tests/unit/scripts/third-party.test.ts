import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thirdPartyText } from '../../../scripts/third-party-text.ts';

test('THIRD-PARTY.txt names what ships (else: npm run third-party)', async () => {
  const text = await thirdPartyText();
  expect(readFileSync('public/THIRD-PARTY.txt', 'utf8')).toBe(text);
  for (const name of ['react-dom', '@emailjs/browser', '@fontsource-variable/hanken-grotesk']) {
    expect(text).toMatch(new RegExp(`^- ${name} [\\d.]+ \\(`, 'm'));
  }
});
