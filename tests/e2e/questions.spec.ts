import { questions } from '../content.ts';
import { expect, test } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('each question opens by keyboard, and the others stay open', async ({ page }) => {
      await page.goto('/#about');
      const about = page.locator('#about');
      for (const { question, answer } of questions.items) {
        await expect(about.getByText(answer, { exact: true })).toBeHidden();
        await about.locator('summary', { hasText: question }).press('Enter');
        await expect(about.getByText(answer, { exact: true })).toBeVisible();
      }
      await expect(about.locator('details[open]')).toHaveCount(questions.items.length);
    });
  });
}
