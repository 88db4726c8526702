import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressProblems, hostProblem } from '../../../scripts/release/addresses.ts';
import { approvalProblems } from '../../../scripts/release/approvals.ts';
import { placeholderProblems } from '../../../scripts/release/placeholders.ts';
import { variableProblems } from '../../../scripts/release/variables.ts';
import type { Content } from '../../../src/content/derive.ts';
import { loadContent } from '../../../src/content/load.ts';
import { parseDeployment } from '../../../src/env.ts';
import { agency } from '../../content.ts';

/** The delivered content with everything filled in. */
function filledIn(): Content {
  const text = JSON.stringify(loadContent())
    .replaceAll(/example\.com/g, 'brightline.agency')
    .replaceAll(agency.phone.display, '+1 (646) 736-5000');
  return JSON.parse(text);
}

const keys = {
  EMAILJS_PUBLIC_KEY: 'user_T4hXq9',
  EMAILJS_SERVICE_ID: 'service_a1b2c3d',
  EMAILJS_TEMPLATE_ID: 'template_x9y8z7w',
};
const localKeys = { publicKey: 'local-public-key' };
const itemsOf = (record: Record<string, string>) =>
  variableProblems(
    parseDeployment({ SITE_URL: 'https://www.a.com', ...keys, ...record }),
    localKeys,
  );

/** What is reported of a content file with this text. */
function problemsIn(text: string): readonly string[] {
  const directory = mkdtempSync(join(tmpdir(), 'release-'));
  writeFileSync(join(directory, 'agency.yaml'), text);
  const problems = placeholderProblems(directory);
  rmSync(directory, { recursive: true });
  return problems;
}

test('O4 a completed site has nothing to fix', () => {
  expect(addressProblems(filledIn())).toEqual([]);
  expect(itemsOf({})).toEqual([]);
});

test.each([
  ['email: me@example.com', 'me@example.com'],
  ['demoLine: +1 212-555-0199', '+1 212-555-0199'],
  ['phone: +1 212.555.0142', '+1 212.555.0142'],
  ['summary: Lorem ipsum dolor', 'Lorem ipsum'],
  ['TODO: ask Sam', 'TODO'],
  ['  - quote: What the customer said, word for word.', 'What the customer said, word for word'],
  ['    name: Jane Doe', 'Jane Doe'],
])('O4 the placeholder in %j is reported with its file and line', (line, placeholder) => {
  const says = `agency.yaml, line 2: has the placeholder "${placeholder}". Write your own.`;
  expect(problemsIn(`name: Brightline\n${line}\n`)).toEqual([expect.stringContaining(says)]);
});

test('O4 a number of another country and a longer name are no placeholders', () => {
  expect(problemsIn('phone: +44 20 7555 0123\nemail: sales@best-example.com\n')).toEqual([]);
});

test('O4 the name of a channel in an address is not a host', () => {
  const url = 'https://www.youtube.com/@brightline';
  const content = filledIn();
  Object.assign(content.agency.social[0] ?? {}, { url });
  expect(content.agency.social[0]?.url).toBe(url);
  expect(addressProblems(content)).toEqual([]);
});

test('O4 an unreachable address is reported', () => {
  const content = filledIn();
  Object.assign(content.agency, { email: 'me@agency.test' });
  Object.assign(content.agency.consultation, { url: 'https://intranet/book' });
  expect(addressProblems(content)).toEqual([
    expect.stringContaining('"me@agency.test" is a placeholder.'),
    expect.stringContaining('"https://intranet/book" can only be reached inside'),
  ]);
});

test('O9 a figure without a basis and a commitment without an approval are reported once, if a text has them', () => {
  const content = filledIn();
  Object.assign(content.agency, {
    figures: [
      { name: 'clients', value: '50+', basis: '' },
      { name: 'years', value: '12', basis: 'Founded in March 2014.' },
      { name: 'offices', value: '3', basis: '' },
    ],
    commitments: [
      { name: 'offer', text: 'You get a written offer.', approval: '' },
      { name: 'tests', text: 'You hear test calls first.', approval: 'The board, May 4, 2026.' },
      { name: 'backup', text: 'Calls go to a number you chose.', approval: '' },
    ],
  });
  const directory = mkdtempSync(join(tmpdir(), 'release-'));
  const text = 'a: "{{agency.figures.clients}} {{ agency.commitments.offer }}"\n';
  writeFileSync(join(directory, 'hero.yaml'), text);
  writeFileSync(join(directory, 'terms.md'), `${text}{{agency.figures.years}}`);
  expect(approvalProblems(content, directory)).toEqual([
    expect.stringContaining('agency.yaml: figures, clients ("50+"), basis is empty.'),
    expect.stringContaining(
      'agency.yaml: commitments, offer ("You get a written offer."), approval',
    ),
  ]);
  rmSync(directory, { recursive: true });
});

test.each([
  [{ SITE_URL: '' }, 'SITE_URL is not set.'],
  [{ SITE_URL: 'http://localhost:8787' }, 'SITE_URL "http://localhost:8787" can only be reached'],
  [
    { EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' },
    'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set.',
  ],
  [{ EMAILJS_PUBLIC_KEY: 'your_public_key' }, 'EMAILJS_PUBLIC_KEY is "your_public_key", which'],
  [{ EMAILJS_PUBLIC_KEY: 'YOUR_PUBLIC_KEY' }, 'which is a placeholder. Copy your own'],
  [{ EMAILJS_SERVICE_ID: 'service_xxxxxxx' }, 'EMAILJS_SERVICE_ID is "service_xxxxxxx", which'],
  [{ EMAILJS_TEMPLATE_ID: 'template_id' }, 'EMAILJS_TEMPLATE_ID is "template_id", which'],
  [{ EMAILJS_PUBLIC_KEY: 'local-public-key' }, 'is the key of the inbox on this computer.'],
  [{ EMAILJS_ORIGIN: 'http://127.0.0.1:8025' }, 'is an IP address instead of a name.'],
])('O4 a release with %j is rejected', (record, says) => {
  expect(itemsOf(record)).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['agency.com', null],
  ['example-agency.com', null],
  ['test.agency.com', null],
  ['xn--mnchen-3ya.de', null],
  ['www.Example.ORG', 'is a placeholder'],
  ['printer.local', 'can only be reached inside a private network'],
  ['[::1]', 'is an IP address instead of a name'],
])('O4 %s: %s', (host, mistake) => {
  expect(hostProblem(host)).toBe(mistake);
});
