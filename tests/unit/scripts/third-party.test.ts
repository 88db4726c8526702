import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thirdPartyText } from '../../../scripts/third-party-text.ts';

test('THIRD-PARTY.txt names what ships (else: npm run third-party)', async () => {
  expect(readFileSync('public/THIRD-PARTY.txt', 'utf8')).toBe(await thirdPartyText());
});
