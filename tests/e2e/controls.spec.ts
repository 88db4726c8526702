import { agency, hero, services, servicesSection, sharedWords } from '../content.ts';
import type { ContactForm } from './support/contact-form.ts';
import {
  chooseTheme,
  dialog,
  expectThemeControls,
  menu,
  menuButton,
  opener,
  pauseControl,
  storedTheme,
  themeButton,
} from './support/controls.ts';
import { moments, startDomChanges } from './support/dom-changes.ts';
import { removeFeatures } from './support/older-browser.ts';
import { hydrated, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const [firstLink = { href: '' }] = sharedWords.nav.links;

interface Condition {
  readonly name: string;
  readonly options?: Parameters<typeof test.use>[0];
  prepare?(form: ContactForm): Promise<void>;
  /** What does not work there; other specs test what the page shows instead. */
  readonly lacks?: readonly ('console' | 'menu' | 'theme')[];
}

/** Where the same controls have to work. */
const conditions: readonly Condition[] = [
  { name: 'as built' },
  ...moments.map((moment) => ({
    name: `P4 DOM changes ${moment}`,
    prepare: (form: ContactForm) => startDomChanges(form, moment),
  })),
  {
    name: 'Q3 a browser from 2023',
    options: { bypassCSP: true },
    prepare: ({ page }) => removeFeatures(page),
    // It shows all scenes at once.
    lacks: ['console', 'menu'],
  },
  {
    name: 'without JavaScript',
    options: { javaScriptEnabled: false },
    lacks: ['menu', 'theme'],
  },
];

for (const { name, options = {}, prepare, lacks = [] } of conditions) {
  test.describe(name, () => {
    test.use(options);
    test.beforeEach(async ({ form, page }) => {
      await prepare?.(form);
      await page.goto('/');
    });

    test('H9 a modal dialog takes focus, closes in every way and returns focus', async ({
      page,
    }) => {
      for (const close of [
        () => dialog(page).getByRole('button', { name: servicesSection.close }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 400),
      ]) {
        await opener(page).click();
        await expect(dialog(page).and(page.locator(':modal'))).toBeVisible();
        await expect(dialog(page).locator(':focus')).toHaveCount(1);
        // Its edge is not the page behind it.
        await dialog(page).click({ position: { x: 200, y: -1 } });
        await expect(dialog(page)).toBeVisible();
        await close();
        await expect(dialog(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
    });

    if (!lacks.includes('console')) {
      test('H6b the console shows one scene at a time, and can be paused', async ({ page }) => {
        const choice = page.getByRole('group', { name: hero.scenesLabel, exact: true });
        const shown = page
          .locator('section', { has: choice })
          .getByRole('figure')
          .filter({ visible: true, has: page.getByRole('list') });
        const radio = (service: string) =>
          choice.getByRole('radio', { name: service, exact: true });
        await expect(choice.getByRole('radio').first()).toBeChecked();
        for (const { name: service, scene } of services) {
          await radio(service).click();
          await expect(radio(service)).toBeChecked();
          await expect(shown).toHaveCount(1);
          const sentences = scene.sentence.split(/(?<=[.?!]) /);
          for (const text of [scene.label, ...sentences, scene.result.text]) {
            await expect(shown).toContainText(text);
          }
        }
        await page.keyboard.press('ArrowDown');
        await expect(choice.getByRole('radio').first()).toBeChecked();
        const isMoving = () =>
          shown.evaluate((scene) =>
            scene.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
          );
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await expect.poll(isMoving).toBe(true);
        await pauseControl(page).check();
        await expect.poll(isMoving).toBe(false);
      });
    }

    if (!lacks.includes('theme')) {
      test('H4 H5 the button and the choice in the footer set and store the theme', async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await hydrated(themeButton(page));
        for (const [choice, shown, choose] of [
          ['light', 'light', () => themeButton(page).click()],
          ['dark', 'dark', () => themeButton(page).click()],
          ['light', 'light', () => chooseTheme(page, 'light')],
          ['dark', 'dark', () => chooseTheme(page, 'dark')],
          ['system', 'dark', () => chooseTheme(page, 'system')],
        ] as const) {
          await choose();
          await expectThemeControls(page, shown, choice);
          expect(await storedTheme(page)).toBe(choice);
        }
        // The footer's other island is still there.
        for (const { url } of agency.social) {
          await expect(page.locator(`a[href="${url}"]`)).toHaveCount(1);
        }
      });
    }

    if (!lacks.includes('menu')) {
      test('H3 the menu opens, and closes in every way', async ({ page }) => {
        await page.setViewportSize(narrow);
        await hydrated(menuButton(page));
        const links = menu(page).getByRole('link').filter({ visible: true });
        for (const close of [
          () => menuButton(page).click(),
          () => page.mouse.click(180, 720),
          async () => {
            await page.keyboard.press('Escape');
            await expect(menuButton(page)).toBeFocused();
          },
          async () => {
            await links.last().focus();
            await page.keyboard.press('Tab');
          },
          async () => {
            await links.first().click();
            await expect(page).toHaveURL(`/${firstLink.href}`);
            await expect(page.locator(firstLink.href)).toBeFocused();
          },
        ]) {
          await expect(menu(page)).toBeHidden();
          await menuButton(page).press('Enter');
          await expect(menu(page)).toBeVisible();
          await page.keyboard.press('Tab');
          await expect(links.first()).toBeFocused();
          await close();
          await expect(menu(page)).toBeHidden();
        }
      });
    }
  });
}
