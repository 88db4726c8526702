import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkdown, insertFacts } from '../../../src/content/facts.ts';

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

test('O1 a text without a reference stays as it is', () => {
  const plain = fc.string({ unit: 'binary' }).filter((text) => !/\{\{.*\}\}/.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(insertFacts(text, facts)).toBe(text);
    }),
  );
});

test('O1 a fact has no special meaning in Markdown', () => {
  expect(escapeMarkdown('*A* <b> [c](d) & #1')).toBe(String.raw`\*A\* \<b\> \[c\]\(d\) \& \#1`);
});
