import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/content/derive.ts';
import { loadContent } from '../../../src/content/load.ts';
import { hostMistake } from '../../../src/content/public-host.ts';
import {
  contentItems,
  placeholderItems,
  variableItems,
} from '../../../src/content/release-items.ts';
import { parseDeployment } from '../../../src/env.ts';
import { agency } from '../../content.ts';

/** The delivered content with everything filled in, which a test may then spoil. */
function filledIn(spoil: (content: Content) => unknown = () => undefined): Content {
  const text = JSON.stringify(loadContent())
    .replaceAll(/example\.com/g, 'brightline.agency')
    .replaceAll(agency.phone.display, '+1 (646) 736-5000');
  const content: Content = JSON.parse(text);
  for (const figure of Object.values(content.agency.figures)) {
    Object.assign(figure, { basis: 'Counted on March 2, 2026.' });
  }
  spoil(content);
  return content;
}

const keys = {
  EMAILJS_PUBLIC_KEY: 'public-key',
  EMAILJS_SERVICE_ID: 'service_abc',
  EMAILJS_TEMPLATE_ID: 'template_abc',
};
const localKeys = { publicKey: 'local-public-key' };
const itemsOf = (record: Record<string, string>) =>
  variableItems(parseDeployment({ SITE_URL: 'https://www.a.com', ...keys, ...record }), localKeys);

describe('O4 what a release may not show', () => {
  test('a site with everything filled in has nothing to fix', () => {
    expect(contentItems(filledIn())).toEqual([]);
    expect(itemsOf({})).toEqual([]);
  });

  test.each([
    ['email: me@example.com', 'me@example.com'],
    ['demoLine: +1 212-555-0199', '+1 212-555-0199'],
    ['summary: Lorem ipsum dolor', 'Lorem ipsum'],
    ['TODO: ask Sam', 'TODO'],
    ['  - quote: What the customer said, word for word.', 'What the customer said, word for word'],
    ['    name: Jane Doe', 'Jane Doe'],
  ])('the placeholder in %j is named with its file and line', (line, placeholder) => {
    const directory = mkdtempSync(join(tmpdir(), 'release-'));
    writeFileSync(join(directory, 'agency.yaml'), `name: Brightline\n${line}\n`);
    const item = `agency.yaml, line 2: has the placeholder "${placeholder}". Write your own.`;
    expect(placeholderItems(directory)).toEqual([expect.stringContaining(item)]);
    rmSync(directory, { recursive: true });
  });

  test('the name of a channel in an address is no host', () => {
    const url = 'https://www.youtube.com/@brightline';
    const content = filledIn(({ agency }) => Object.assign(agency.social[0] ?? {}, { url }));
    expect(content.agency.social[0]?.url).toBe(url);
    expect(contentItems(content)).toEqual([]);
  });

  test.each<[says: string, spoil: (content: Content) => unknown]>([
    [
      'agency.yaml: figures, clients, basis is empty.',
      ({ agency }) => Object.assign(agency.figures.clients, { basis: ' ' }),
    ],
    [
      '"https://intranet/book" is reached from nowhere but inside a network.',
      ({ agency }) => Object.assign(agency.consultation, { url: 'https://intranet/book' }),
    ],
    [
      '"me@agency.test" is a placeholder.',
      ({ agency }) => Object.assign(agency, { email: 'me@agency.test' }),
    ],
  ])('%s', (says, spoil) => {
    expect(contentItems(filledIn(spoil))).toEqual([expect.stringContaining(says)]);
  });

  test.each([
    [{ SITE_URL: '' }, 'SITE_URL is not set.'],
    [
      { SITE_URL: 'http://localhost:8787' },
      'SITE_URL "http://localhost:8787" is reached from nowhere but inside a network.',
    ],
    [
      { EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' },
      'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set.',
    ],
    [
      { EMAILJS_PUBLIC_KEY: 'local-public-key' },
      'EMAILJS_PUBLIC_KEY is the key of the inbox on this computer.',
    ],
    [
      { EMAILJS_ORIGIN: 'http://127.0.0.1:8025' },
      'EMAILJS_ORIGIN "http://127.0.0.1:8025" is a number in place of a name.',
    ],
  ])('%j', (record, says) => {
    expect(itemsOf(record)).toEqual([expect.stringContaining(says)]);
  });
});

describe('O4 hosts that a visitor can reach', () => {
  test.each(['agency.com', 'example-agency.com', 'test.agency.com', 'xn--mnchen-3ya.de'])(
    '%s',
    (host) => {
      expect(hostMistake(host)).toBeNull();
    },
  );

  test.each([
    ['www.Example.ORG', 'is a placeholder'],
    ['agency.test', 'is a placeholder'],
    ['printer.local', 'is reached from nowhere but inside a network'],
    ['[::1]', 'is reached from nowhere but inside a network'],
  ])('%s %s', (host, mistake) => {
    expect(hostMistake(host)).toBe(mistake);
  });
});
