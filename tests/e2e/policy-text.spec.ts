import { expectLegible } from './support/legible.ts';
import { changeHtml } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** What Astro makes of Markdown, with a paragraph and an item wrapped in the source, and hard breaks in an address. */
const text = `
<p>A paragraph that
is wrapped.</p>
<ol>
<li>one</li>
<li>two</li>
</ol>
<blockquote>
<p>a quotation</p>
</blockquote>
<p>Quill Plumbing<br>
12 Well Street<br>
Springfield</p>
<table>
<thead><tr><th>Key</th><th>Use</th></tr></thead>
<tbody>
<tr><td>visitor_inquiry_form_saved_draft_storage_key</td><td>the draft of an inquiry</td></tr>
</tbody>
</table>
<h2 id="first">`;

test('R2 lists, quotes and tables of a policy look like what they are, and are legible even at 320 px', async ({
  page,
}) => {
  await changeHtml(page, '/privacy-policy', (html) =>
    html.replace(/<h2 id="(?!contents)[^>]*>/, text),
  );
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expectLegible(page, `at ${width} px`);
  }
  const list = main.getByRole('list').filter({ hasText: /^\s*one\s*two\s*$/ });
  await expect(list).toHaveCSS('list-style-type', 'decimal');
  await expect(main.getByRole('blockquote')).not.toHaveCSS('border-inline-start-width', '0px');
  // As they are read: a paragraph is one, and an address has its lines.
  expect(await main.getByText('A paragraph that').innerText()).toBe('A paragraph that is wrapped.');
  expect(await main.getByText('Quill Plumbing').innerText()).toMatch(/Plumbing\n12 .*\nSpring/);
});
