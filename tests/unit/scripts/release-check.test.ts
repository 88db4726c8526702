import { expect, test } from 'vitest';
import { readTexts, releaseProblems } from '../../../scripts/release-check.ts';

const ready = {
  siteUrl: 'https://www.acme.com',
  emailService: {
    publicKey: 'a',
    serviceId: 'b',
    templateId: 'c',
    origin: 'https://api.emailjs.com',
  },
};
const check = (text: string, changed = {}) =>
  releaseProblems([{ place: 'agency.email', text }], new Set(), { ...ready, ...changed });

test('O4 a site with its own facts and settings is ready', () => {
  expect(check('hello@acme.com, +1 (212) 736-5000, a switchboard: example-community.com')).toEqual(
    [],
  );
  expect(check('Todo en un solo lugar')).toEqual([]);
});

test.each([
  ['hello@switchboard.example', 'hello@switchboard.example'],
  ['Book at https://example.com/call.', 'https://example.com/call.'],
  ['+1 (212) 555-0142', '555-0142'],
  ['LOREM IPSUM', 'LOREM IPSUM'],
  ['Our story: TODO', 'TODO'],
  ['Switchboard', 'Switchboard'],
  ['"name": "switchboard-site"', 'switchboard-site'],
])('O4 "%s" is named with its place', (text, placeholder) => {
  expect(check(text)).toEqual([`agency.email has a placeholder: "${placeholder}".`]);
});

test.each([
  [check('', { siteUrl: undefined }), 'SITE_URL is not the public address'],
  [check('', { siteUrl: 'http://localhost' }), 'SITE_URL is not the public address'],
  [check('', { emailService: null }), 'The email service is not set'],
  [check('', { emailService: { origin: 'http://127.0.0.1:8025' } }), 'is this computer’s'],
])('O4 the problem %# is named', (problems, says) => {
  expect(problems).toEqual([expect.stringContaining(says)]);
});

test('O7 each claim that the owner has not confirmed is named once, with a place', () => {
  const alone = 'We reply on weekends too.';
  const withinAnother = 'calls are encrypted';
  const texts = [
    { place: 'contact.lead', text: `${alone} Write to us.` },
    { place: 'hero.lead', text: alone },
    { place: 'services.lead', text: `Here, ${withinAnother}.` },
    { place: 'company.lead', text: 'A text that nobody has to confirm.' },
  ];
  expect(releaseProblems(texts, new Set([alone, withinAnother]), ready)).toEqual([
    `hero.lead is a claim: change it, or take toConfirm() off: "${alone}".`,
    `services.lead is a claim: change it, or take toConfirm() off: "${withinAnother}".`,
  ]);
});

test('O4 every module and policy and the site’s name are read', async () => {
  const places = (await readTexts()).map(({ place }) => place);
  expect(places).toContain('agency.email in src/content/agency.ts');
  expect(places).toContain('src/content/policies/privacy-policy.mdx');
  expect(places).toContain('wrangler.jsonc');
});
