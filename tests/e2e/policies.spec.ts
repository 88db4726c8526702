import { site } from '../../src/content/site.ts';
import { policies } from '../content.ts';
import { themeButton } from './support/controls.ts';
import { expectLegible } from './support/legible.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { changeHtml } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** What Astro makes of Markdown, with a paragraph that is wrapped in the source, and hard breaks in an address. */
const markdown = `
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
`;

/** The ID made of a heading's words: its letters and digits, with a hyphen for each space. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

// Their titles, dates, numbers of sections and links back home are in specification.spec.ts.
for (const { path } of policies) {
  test(`R2 ${path} has numbered sections with a table of contents, the way back home in view, and room for what Markdown holds`, async ({
    page,
  }) => {
    await changeHtml(page, path, (html) => html.replace(/<h2 id="(?!contents)/, `${markdown}$&`));
    await page.goto(path);
    const main = page.getByRole('main');
    const headings = main.locator('h2:not(nav *)');
    const contents = page.getByRole('navigation', { name: site.policy.contents });
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    for (const heading of await headings.all()) {
      await expect(heading).toHaveId(idOf(await heading.innerText()));
      const number = await heading.evaluate((each) => getComputedStyle(each, '::before').content);
      expect(number).toContain('counter(section)');
    }
    const back = main.getByRole('link', { name: site.policy.back });
    await expect(back.first()).toBeInViewport({ ratio: 1 });

    const list = main.getByRole('list').filter({ hasText: /^\s*one\s*two\s*$/ });
    await expect(list).toHaveCSS('list-style-type', 'decimal');
    await expect(main.getByRole('blockquote')).not.toHaveCSS('border-inline-start-width', '0px');
    // As they are read: a paragraph is one, and an address has its lines.
    const paragraph = await main.getByText('A paragraph that').innerText();
    expect(paragraph).toBe('A paragraph that is wrapped.');
    expect(await main.getByText('Quill Plumbing').innerText()).toMatch(/Plumbing\n12 .*\nSpring/);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expectLegible(page, `at ${width} px`);
    }
  });
}

test('R3 the policy names everything the site keeps, and no cookie is set', async ({
  form,
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await form.open();
  await themeButton(page).click();
  await form.expectReady();
  expect([...origins]).toEqual([baseURL]);
  await form.submit(newInquiry(), 412);
  await expect(form.unsentTitle).toBeFocused();
  await form.field('company').fill('Quill Plumbing');
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((each) => Object.keys(each)));
  await expect.poll(async () => (await kept()).length).toBe(3);
  const keys = await kept();
  expect(await page.context().cookies()).toEqual([]);
  await page.goto('/privacy-policy');
  const named = await page.getByRole('main').locator('code').allTextContents();
  expect(new Set(named)).toEqual(new Set([...keys, 'light', 'dark', 'system']));
});
