import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { journeySite } from '../../commands/local-site.ts';

const files = [
  '404.html',
  '500.html',
  'index.html',
  'privacy-policy.html',
  'terms-of-service.html',
] as const;

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // How React writes HTML, all of it the same to a parser: `<meta/>`, `hidden=""`, `autoComplete`.
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': 'off',
      // The rule keeps ids usable in selectors without escapes; ours are slugs of numbered headings.
      'valid-id': ['error', { relaxed: true }],
      // By the standard `autocapitalize` is at home on every element; the rule wants it off an e-mail field.
      'input-attributes': 'off',
      // No-break characters would be copied along with a phone number, and not let it wrap in large text.
      'tel-non-breaking': 'off',
    },
  }),
);

test('Q5 each built document is looked at here', async () => {
  const built = (await readdir(journeySite.directory)).filter((name) => name.endsWith('.html'));
  expect(built.toSorted()).toEqual([...files]);
});

for (const file of files) {
  test(`Q5 html-validate reports nothing in ${file}`, async () => {
    const { results } = await validator.validateFile(join(journeySite.directory, file));
    const lines = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(lines).toEqual([]);
  });
}
