import { expect, test } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/server.ts';
import { releaseProblems, sampleImages } from '../../../scripts/release-check.ts';
import type { Content } from '../../../src/content/content.ts';

const settings = {
  siteUrl: 'https://www.acme.com',
  emailKeys: { publicKey: 'a', serviceId: 'b', templateId: 'c' },
  emailOrigin: 'https://api.emailjs.com',
};
const effective = '2026-01-31';
// Not the site's own content, which may have placeholders while the owner works on it.
const own = {
  agency: {
    name: 'Acme',
    email: 'hello@acme.com',
    phone: { display: '+1 (212) 736-5000', href: 'tel:+12127365000' },
    consultation: { minutes: 30, url: 'https://cal.com/acme' },
  },
  hero: { title: 'Every call answered' },
  pages: { privacy: { effective }, terms: { effective } },
} as unknown as Content;
const check = (changed: Partial<Content>, set: Partial<typeof settings> = {}) =>
  releaseProblems({ ...own, ...changed }, { ...settings, ...set }, () => 'own image');

test('O4 a site with its own facts, dates, keys and images is ready', () => {
  expect(check({})).toEqual([]);
});

const { agency, pages } = own;

test.each([
  [
    check({ agency: { ...agency, name: 'Switchboard' } }),
    'agency.yaml: name is still the sample name',
  ],
  [check({ agency: { ...agency, email: 'a@example.org' } }), 'agency.email has an example address'],
  [
    check({ agency: { ...agency, phone: { display: '+1 212 555 0142', href: '' } } }),
    'agency.phone.display has a phone number reserved for fiction',
  ],
  [check({ hero: { ...own.hero, title: 'Lorem ipsum' } }), 'hero.title has placeholder text'],
  [check({ hero: { ...own.hero, title: 'TODO' } }), 'hero.title has unfinished text'],
  [
    check({ pages: { ...pages, terms: { ...pages.terms, effective: '2025-01-01' } } }),
    'pages.yaml: terms.effective is still the sample date',
  ],
  [check({ hero: { ...own.hero, title: 'Call (212) 555-0142' } }), 'hero.title has a phone number'],
  [check({}, { emailKeys: undefined as never }), 'The EMAILJS keys are not set'],
  [check({}, { siteUrl: undefined as never }), 'SITE_URL is not set'],
  [check({}, { siteUrl: 'http://localhost:8787' }), 'SITE_URL points to this computer'],
  [check({}, { siteUrl: 'https://www.example.com' }), 'SITE_URL has an example address'],
  [check({}, { emailKeys: sandboxKeys }), 'EMAILJS_PUBLIC_KEY is the key of the inbox'],
  [check({}, { emailOrigin: 'http://127.0.0.1:8025' }), 'EMAILJS_ORIGIN points to this computer'],
])('O4 each remaining problem is one sentence: %j', (problems, says) => {
  expect(problems).toEqual([expect.stringContaining(says)]);
});

test('O4 a British number and an address that only ends like an example are not placeholders', () => {
  const phone = { display: '+44 20 7555 0123', href: 'tel:+442075550123' };
  expect(check({ agency: { ...agency, phone, email: 'a@best-example.com' } })).toEqual([]);
});

test('O4 each sample image is listed', () => {
  const hashOf = (file: keyof typeof sampleImages) => sampleImages[file];
  expect(releaseProblems(own, settings, hashOf)).toEqual(
    Object.keys(sampleImages).map((file) =>
      expect.stringContaining(`public/${file} is still the sample image`),
    ),
  );
});
