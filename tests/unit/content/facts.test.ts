import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkdown, insertFacts } from '../../../src/content/facts.ts';
import { renderPolicy } from '../../../src/content/render-policy.ts';

const facts = { agency: { name: 'Acme & Sons', consultation: { minutes: 30 } } };

test('O1 a fact replaces its name in any text', () => {
  const value = { title: 'By {{agency.name}}', list: ['{{ agency.consultation.minutes }} min', 7] };
  expect(insertFacts(value, facts)).toEqual({ title: 'By Acme & Sons', list: ['30 min', 7] });
});

test.each(['agency.nmae', 'agency', 'agency.name.length', 'constructor', ''])(
  'O1 {{%s}} is not a fact: the message names it',
  (name) => {
    const message = `Unknown fact {{${name}}} in "Call {{${name}}}"`;
    expect(() => insertFacts({ text: `Call {{${name}}}` }, facts)).toThrow(message);
  },
);

test('O1 a fact may contain others, but not itself', () => {
  const nested = {
    name: 'Acme',
    line: '{{name}} replies {{time}}',
    time: 'in {{days}} days',
    days: 2,
  };
  expect(insertFacts('{{line}}.', nested)).toBe('Acme replies in 2 days.');
  const circular = { one: '{{other}}', other: '{{ one }}' };
  expect(() => insertFacts('{{one}}', circular)).toThrow('contains itself');
});

test('O1 a fact has no special meaning in Markdown', async () => {
  const words = ['- ', '1. ', '`a`', '&lt;', 'www.a'];
  const unit = fc.constantFrom(...words, ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~a1é');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, minLength: 1 }), async (fact) => {
      const { html } = await renderPolicy(`${escapeMarkdown(fact)} is a fact`);
      // A bare address may become a link.
      const text = html.replaceAll(/<\/?a\b[^>]*>/g, '').trim();
      const escaped = fact.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(text).toBe(`<p>${escaped} is a fact</p>`);
    }),
    { numRuns: 1000 },
  );
});
