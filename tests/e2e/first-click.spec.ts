import { failScripts } from './script-faults.ts';
import { expect, test } from './test.ts';

/** A control, and what a click on it brings about. */
const controls = [
  { name: 'theme button', selector: '[aria-label="Toggle theme"]', effect: 'html[data-theme]' },
  { name: 'theme choice', selector: '[name=theme][value=dark]', effect: 'html[data-theme=dark]' },
  { name: 'menu', selector: 'header [popovertarget]', effect: '#menu:popover-open' },
  { name: 'dialog', selector: '[command="show-modal"]', effect: 'dialog[open]' },
  { name: 'in-page link', selector: 'main a[href="#contact"]', effect: '#contact:target' },
  { name: 'form', selector: '#contact [type=submit]', effect: '#contact form[data-held]' },
] as const;

for (const { name, selector, effect } of controls) {
  test(`P1 a click on the ${name} in the frame of the first paint works with the document alone, at a slow processor`, async ({
    page,
    watch,
  }) => {
    watch.allowMessage(/ERR_FAILED/);
    await failScripts(page, 'all', 'missing');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((target) => {
      // The first frame may come before the end of the document, and so before the control.
      const click = () => {
        const control = document.querySelector<HTMLElement>(target);
        if (control) control.click();
        else requestAnimationFrame(click);
      };
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) click();
      });
      observer.observe({ type: 'paint', buffered: true });
    }, selector);
    await page.goto('/', { waitUntil: 'commit' });
    const isThere = (wanted: string) => document.querySelector(wanted) !== null;
    await expect.poll(() => page.evaluate(isThere, effect)).toBe(true);
  });
}
