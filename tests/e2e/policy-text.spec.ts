import { renderPolicy } from '../../src/content/render-policy.ts';
import { pages } from '../content.ts';
import { expectLegible } from './support/legible.ts';
import { expect, test } from './support/test.ts';

const markdown = `## Menu

## Main

## Menu

1. one
2. two

> a quotation

---

*important*, **strong**

Quill Plumbing
12 Well Street
Springfield

| Key | Use |
| --- | --- |
| visitor_inquiry_form_saved_draft_storage_key | the draft of an inquiry |

    const line = 'a line of eighty characters that is indented by four spaces and goes on';
`;

test('R2 anything Markdown allows is legible in a policy, even at 320 px, and looks like what it is', async ({
  page,
}) => {
  const { html, sections } = await renderPolicy(markdown);
  // No other element has such an id.
  expect(sections.map(({ id }) => id)).toEqual(['section-1', 'section-2', 'section-3']);
  await page.route(pages.privacy.path, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('<h2 id="section-1"', `${html}$&`) });
  });
  await page.goto(pages.privacy.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expectLegible(page, `at ${width} px`);
  }
  const list = main.getByRole('list').filter({ hasText: /^\s*one\s*two\s*$/ });
  await expect(list).toHaveCSS('list-style-type', 'decimal');
  await expect(main.getByText('important')).toHaveCSS('font-style', 'italic');
  await expect(main.getByRole('blockquote')).not.toHaveCSS('border-inline-start-width', '0px');
  await expect(main.getByRole('separator')).not.toHaveCSS('border-block-start-width', '0px');
  // As it is read: with its line breaks.
  expect(await main.getByText('Quill Plumbing').innerText()).toMatch(/Plumbing\n12 .*\nSpring/);
});
