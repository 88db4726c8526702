import { expect, type Locator, type Page } from '@playwright/test';
import { agency, site } from '../content.ts';
import { themeButton } from './theme-view.ts';

export const tooltip = (page: Page) => page.getByRole('tooltip');
export const networks = agency.social.map(({ network }) => network);

export const socialLink = (page: Page, network: string) =>
  page
    .getByRole('list', { name: site.footer.social })
    .getByRole('link', { name: `${network} ${site.newTab}` });

/** Each icon-only control, with the text of its tooltip. */
export const controls = (page: Page): readonly (readonly [Locator, string])[] => [
  [themeButton(page), site.theme.toDark],
  ...networks.map((network) => [socialLink(page, network), network] as const),
];

export const firstNetwork = networks[0] ?? '';
export const secondNetwork = networks[1] ?? '';

/** Opens a page with a paused clock, after a first hover has loaded the tooltip code. */
export async function openInOwnTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/privacy-policy');
  await themeButton(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(600, 300);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Focuses as the keyboard does: without a key before it, the browser treats the focus as a pointer's. */
export async function focusByKey(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press('Shift');
  await control.focus();
}

export async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await boxOf(control);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** What is wrong with the tooltip's size or position; null when it is complete and close to its control. */
export const tooltipProblem = (page: Page) =>
  page.evaluate(() => {
    const tip = document.querySelector('[role=tooltip]');
    const control = document.querySelector('[data-tooltip]:focus');
    if (!tip?.checkVisibility() || !control) return 'closed';
    const one = tip.getBoundingClientRect();
    const other = control.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(tip);
    const text = words.getBoundingClientRect();
    if (text.left < one.left || text.right > one.right) return 'too narrow for its words';
    const { clientWidth } = document.body;
    const room = Math.min(one.left, clientWidth - one.right, one.top, innerHeight - one.bottom);
    if (room < 7) return `${room} px from the window's edge`;
    const offCenter = Math.abs(one.left + one.right - other.left - other.right) / 2;
    const isAtEdge = Math.min(one.left, clientWidth - one.right) < 9;
    if (offCenter > 1 && !isAtEdge) return `${offCenter} px beside its control's middle`;
    const distance = Math.max(one.top - other.bottom, other.top - one.bottom);
    return distance < 4 || distance > 12 ? `${distance} px from its control` : null;
  });
