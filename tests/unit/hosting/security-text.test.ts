import { expect, test } from 'vitest';
import { securityText } from '../../../hosting/security-text.ts';

const builtAt = new Date('2026-11-20T08:30:15.123Z');

test('security.txt names whom to tell, and until when (RFC 9116)', () => {
  const facts = { email: 'hello@agency.example', siteUrl: 'https://agency.example', builtAt };
  expect(securityText(facts)).toBe(
    'Contact: mailto:hello@agency.example\n' +
      'Expires: 2027-11-20T08:30:15Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://agency.example/.well-known/security.txt\n',
  );
});

test('security.txt leaves out an address that no deployment has named', () => {
  expect(securityText({ email: 'a@b.example', siteUrl: null, builtAt })).not.toContain('Canonical');
});
