import type { Page } from '@playwright/test';

export interface Announcement {
  readonly urgency: 'polite' | 'assertive';
  readonly text: string;
}

/**
 * Notes what a screen reader is told to say without being asked (ARIA 1.2, live regions): every text that comes
 * into an element with `aria-live` or a role that implies it, by the nearest such ancestor, unless it is hidden.
 * To be called before the page is visited.
 */
export async function watchAnnouncements(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.addInitScript(() => {
    const implied: Record<string, string> = { alert: 'assertive', status: 'polite', log: 'polite' };
    const said: { urgency: string; text: string }[] = [];
    Object.assign(globalThis, { said });
    const urgencyOf = (element: Element | null): string => {
      const region = element?.closest('[aria-live], [role=alert], [role=status], [role=log]');
      if (!region) return 'off';
      return (
        region.getAttribute('aria-live') ?? implied[region.getAttribute('role') ?? ''] ?? 'off'
      );
    };
    const isHidden = (element: Element | null) =>
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[aria-hidden=true]');
    const atomicOf = (element: Element | null) =>
      element?.closest(
        '[aria-atomic=true], [role=alert]:not([aria-atomic]), [role=status]:not([aria-atomic])',
      );
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const text = (atomicOf(element) ?? node).textContent?.trim();
      const urgency = urgencyOf(element);
      if (text && urgency !== 'off' && !isHidden(element)) said.push({ urgency, text });
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target);
        for (const node of addedNodes) note(node);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'said'));
}
