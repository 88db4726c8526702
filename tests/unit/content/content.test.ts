import { expect, test } from 'vitest';
import { readTexts } from '../../../scripts/release-check.ts';
import { agency } from '../../../src/content/agency.ts';
import { pages } from '../../../src/content/pages.ts';
import { policies } from '../../content.ts';

/** What is wrong in the content that types cannot say: a sentence for each, with the place and the fix. */
async function problems(): Promise<string[]> {
  const found: string[] = [];
  const check = (isRight: boolean, place: string, fix: string) => {
    if (!isRight) found.push(`${place}: ${fix}`);
  };
  for (const { place, text } of await readTexts()) {
    check(text.trim() !== '', place, 'is empty: write a text.');
  }
  const file = 'src/content/agency.ts';
  check(
    /^[^\s@:]+@[^\s@:]+\.[^\s@:.]+$/.test(agency.email),
    `email in ${file}`,
    'write an address such as hello@agency.com.',
  );
  for (const { network, url } of [
    ...agency.social,
    { network: 'consultation', ...agency.consultation },
  ]) {
    check(
      URL.parse(url)?.protocol === 'https:',
      `the address of ${network} in ${file}`,
      'begin it with https://.',
    );
  }
  const titled = [
    ...Object.entries(pages).map(([key, page]) => ({
      place: `${key} in src/content/pages.ts`,
      ...page,
    })),
    ...policies.map((policy) => ({ place: policy.path, ...policy })),
  ];
  for (const { place, title, description } of titled) {
    check(
      title.length <= 70,
      `title of ${place}`,
      `has ${title.length} characters, and search results show 70.`,
    );
    const { length } = description;
    check(
      length >= 50 && length <= 160,
      `description of ${place}`,
      `has ${length} characters: write 50 to 160.`,
    );
  }
  return found;
}

test('O1 the content has what its types cannot say', async () => {
  expect(await problems()).toEqual([]);
});
