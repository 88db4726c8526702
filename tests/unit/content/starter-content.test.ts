import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as content from '../../content.ts';
import { copyContent, loadCopy, setValue } from './content-copy.ts';

const { agency, isStarterContent, policies, sharedWords, textsOf } = content;

test('O1 the source contains no hard-coded content', () => {
  const { name, email, phone } = agency;
  const sentences = textsOf(content).filter((text) => /(?:\w+ ){3}\w/.test(text));
  const found = globSync('{src,hosting}/**/*.{ts,tsx,astro,css}').flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
    // Another name may be a word of any code.
    const words = [isStarterContent ? name : [], email, phone.display, sentences].flat();
    return words.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

/** What docs/requirements.md quotes under each number, with the facts that it refers to. */
const quotes = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', text = ''] = /^\| ([A-Z]\d+b?) \| (.*) \|$/.exec(line) ?? [];
    const quoted = text
      .replaceAll('{email}', agency.email)
      .replaceAll('{phone}', agency.phone.display)
      .replaceAll(/\{(first|last)\}/g, '{$1Name}')
      .matchAll(/"([^"]+)"/g);
    return [...quoted].map(([, words = '']) => [id, words] as const);
  });

describe.skipIf(!isStarterContent)('the starter content', () => {
  copyContent();

  test('R H F it has the words that the requirements quote', () => {
    const date = new Date(policies.terms.effective);
    const shown = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const texts = new Set([...textsOf(content), `${sharedWords.policy.effective} ${shown}`]);
    expect(quotes.length).toBeGreaterThan(50);
    expect(quotes.filter(([, words]) => !texts.has(words))).toEqual([]);
  });

  test('H10 the agent of the example says first that it is an AI', () => {
    const { turns } = content.exampleCall.call;
    expect(turns.find(({ speaker }) => speaker === 'agent')?.text).toMatch(/\bAI\b/);
  });

  test('O1 no text has a fact of its own: all follow the file of facts', () => {
    const others = {
      ...{ email: 'post@other.example', phone: '+44 20 7946 0018', hours: 'Sat 8-9' },
      responseTime: 'in a week',
      figures: agency.figures.map((figure) => ({ ...figure, value: 'none' })),
    };
    for (const [name, value] of Object.entries(others)) setValue('agency.yaml', name, value);
    const old = [agency.email, agency.phone.display, agency.hours, agency.responseTime];
    const texts = textsOf(loadCopy());
    for (const fact of [...old, ...agency.figures.map(({ value }) => value)]) {
      expect(texts.filter((text) => text.includes(fact))).toEqual([]);
    }
  });
});
