import { questions } from '../content.ts';
import { expect, test } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the first question is open, and each other opens by keyboard and leaves the others open', async ({
      page,
    }) => {
      await page.goto('/#about');
      const about = page.locator('#about');
      const [first, ...others] = questions.items;
      await expect(about.getByText(first?.answer ?? '', { exact: true })).toBeVisible();
      for (const { question, answer } of others) {
        await expect(about.getByText(answer, { exact: true })).toBeHidden();
        await about.locator('summary', { hasText: question }).press('Enter');
        await expect(about.getByText(answer, { exact: true })).toBeVisible();
      }
      await expect(about.locator('details[open]')).toHaveCount(questions.items.length);
    });
  });
}
