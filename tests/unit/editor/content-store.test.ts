import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentStore } from '../../../editor/content-store.ts';
import { copyContent, inCopy, setValue } from '../content/content-copy.ts';

copyContent();

test.each([
  ['de-DE', 'de'],
  ['American English', 'en'],
])('O8 the forms list the services as the site does, with the language %s', (typed, read) => {
  setValue('agency.yaml', 'language', typed);
  const { entries, facts } = new ContentStore(inCopy('.')).overview();
  const names = entries.map(({ name }) => name);
  expect(Object(facts).services).toBe(new Intl.ListFormat(read).format(names));
});

test('O8 a file that is edited as text keeps its line ends', async () => {
  writeFileSync(inCopy('contact.yaml'), 'title: "A\r\n');
  const store = new ContentStore(inCopy('.'));
  const { version } = store.read('contact.yaml');
  await store.save('contact.yaml', { value: null, text: 'title: "B\n', version });
  expect(readFileSync(inCopy('contact.yaml'), 'utf8')).toBe('title: "B\r\n');
});
