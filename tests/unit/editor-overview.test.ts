import { expect, test } from 'vitest';
import { ContentStore } from '../../editor/content-store.ts';
import { copyContent, inCopy, setValue } from './content/content-copy.ts';

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
