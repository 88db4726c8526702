import { sharedWords } from '../content.ts';
import { expect, test } from './test.ts';

/** Controls whose effects do not undo each other, and what a click on each brings about. */
const groups = [
  [
    [`[aria-label="${sharedWords.theme.toggle}"]`, 'html[data-theme=dark]'],
    ['header [popovertarget]', '#menu:popover-open'],
    ['label:nth-of-type(2) > [name=console-service]', '.scene:nth-of-type(2) >> visible=true'],
  ],
  [
    ['[name=theme][value=dark]', 'html[data-theme=dark]'],
    ['main a[href="#contact"]', '#contact:target'],
    ['[command="show-modal"]', 'dialog[open]'],
  ],
] as const;

for (const [index, controls] of groups.entries()) {
  test(`P1 clicks in the frame of the first paint work with the document alone, on a slow CPU, ${index + 1} of ${groups.length}`, async ({
    form,
    page,
  }) => {
    await form.failFiles('all', 'missing');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(
      (selectors) => {
        // The first frame may come before the end of the document, and so before a control.
        const click = (selector: string) => {
          const control = document.querySelector<HTMLElement>(selector);
          if (control) control.click();
          else requestAnimationFrame(() => click(selector));
        };
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) selectors.forEach(click);
        });
        observer.observe({ type: 'paint', buffered: true });
      },
      controls.map(([selector]) => selector),
    );
    await page.goto('/', { waitUntil: 'commit' });
    for (const [selector, effect] of controls) {
      await expect(page.locator(effect), selector).toBeAttached();
    }
  });
}
