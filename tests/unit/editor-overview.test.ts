import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentStore } from '../../editor/content-store.ts';
import { copyContent, edit, inCopy } from './content/content-copy.ts';

copyContent();

const servicesFact = () => Object(new ContentStore(inCopy('.')).overview().facts).services;

test.each([
  ['de-DE', 'de'],
  ['German', 'en'],
])('O8 the forms list the services as the site does, with the language %s', (typed, read) => {
  edit('agency.yaml', /^language: .*/m, `language: ${typed}`);
  const { entries } = new ContentStore(inCopy('.')).overview();
  const names = entries.map(({ name }) => name);
  expect(servicesFact()).toBe(new Intl.ListFormat(read).format(names));
});

test('O8 the forms open without the facts of the agency', () => {
  rmSync(inCopy('agency.yaml'));
  expect(servicesFact()).toContain(' and ');
});
