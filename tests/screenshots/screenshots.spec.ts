import { expect, type Page, test, type ViewportSize } from '@playwright/test';
import { pages } from '../content.ts';
import { ContactForm } from '../e2e/contact-form.ts';
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

/** One of the states that the end-to-end tests look at. */
const state = (name: string) => async (page: Page) => {
  const found = states.find((each) => each.name === name);
  if (!found) throw new Error(`tests/e2e/states.ts has no state "${name}".`);
  const form = new ContactForm(page);
  await found.reach(page, form, { expectMessage: () => undefined });
  await expect(found.shown(page, form)).toBeVisible();
};

/** Each view of the site, by the name of its files. */
const views: Readonly<Record<string, View>> = {
  first: { show: visit('/'), sizes: firstScreenSizes },
  home: { show: visit('/'), sizes: [phone, wide], whole: true },
  menu: { show: state('menu'), sizes: [phone] },
  dialog: { show: state('dialog'), sizes: [wide, phone] },
  tooltip: { show: state('tooltip of the theme button') },
  errors: { show: state('errors'), sizes: [wide, phone] },
  sent: { show: state('toast and confirmation of a sent inquiry') },
  fallback: { show: state('toast and panel of a fallback'), sizes: [wide, phone] },
  failed: { show: state('toast of a failure') },
  privacy: { show: visit(pages.privacy.path) },
  'not-found': { show: visit('/no-such-page') },
  error: { show: visit('/500') },
  'no-script': { show: visit('/#contact'), script: false },
};

for (const [name, { show, sizes = [wide], whole = false, script = true }] of Object.entries(
  views,
)) {
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
