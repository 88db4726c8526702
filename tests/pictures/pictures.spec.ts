import { test } from '@playwright/test';
import { fontsShown } from '../e2e/page-state.ts';
import { fileOf, newFolder, pictures } from './pictures.ts';

for (const picture of pictures) {
  const { title, size, show, script = true, whole = false } = picture;
  test.describe(() => {
    test.use({ viewport: size, javaScriptEnabled: script });

    test(title, async ({ page }, { project }) => {
      await show(page);
      await page.waitForLoadState('networkidle');
      if (script) await fontsShown(page);
      await page.screenshot({
        path: `${newFolder}/${fileOf(picture, project.name)}`,
        quality: whole ? 60 : 80,
        fullPage: whole,
        animations: 'disabled',
      });
    });
  });
}
