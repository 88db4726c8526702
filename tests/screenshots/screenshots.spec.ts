import { expect, type Page, test, type ViewportSize } from '@playwright/test';
import { pages } from '../content.ts';
import { contactFormOf } from '../e2e/contact-form.ts';
import { fontsShown, wide } from '../e2e/page-state.ts';
import { states } from '../e2e/states.ts';

interface View {
  /** Brings the page to what the screenshot shows. */
  readonly show: (page: Page) => Promise<unknown>;
  readonly sizes?: readonly ViewportSize[];
  /** The whole page instead of the window. */
  readonly whole?: boolean;
  readonly script?: boolean;
}

const phone = { width: 360, height: 780 };
const firstScreenSizes = [phone, { width: 768, height: 1024 }, wide, { width: 1920, height: 1080 }];

const visit = (address: string) => (page: Page) => page.goto(address, { waitUntil: 'networkidle' });

/** Each view of the site, by the name of its files: pages, and the states that the end-to-end tests look at. */
const views: Record<string, View> = {
  first: { show: visit('/'), sizes: firstScreenSizes },
  home: { show: visit('/'), sizes: [phone, wide], whole: true },
  privacy: { show: visit(pages.privacy.path) },
  'not-found': { show: visit('/no-such-page') },
  error: { show: visit('/500') },
  'no-script': { show: visit('/#contact'), script: false },
};

for (const { name, reach, shown } of states) {
  const show = async (page: Page) => {
    const form = contactFormOf(page, { expectMessage() {}, allowMessage() {}, mailLinks: [] });
    await reach(form);
    await expect(shown(form)).toBeVisible();
  };
  views[name.replaceAll(' ', '-')] = {
    show,
    // The menu exists in a narrow window alone.
    sizes: name === 'menu' ? [phone] : [wide, phone],
  };
}

for (const [name, view] of Object.entries(views)) {
  const { show, sizes = [wide], whole = false, script = true } = view;
  for (const size of sizes) {
    test.describe(() => {
      test.use({ viewport: size, javaScriptEnabled: script });

      test(`${name}-${size.width}`, async ({ page }, { title, project }) => {
        await show(page);
        await page.waitForLoadState('networkidle');
        if (script) await fontsShown(page);
        await page.screenshot({
          path: `.local/screenshots/${title}-${project.name}.webp`,
          quality: whole ? 60 : 80,
          fullPage: whole,
          animations: 'disabled',
        });
      });
    });
  }
}
