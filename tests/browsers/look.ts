/** A thing on the page: by selector and, where that leaves several, by its name (its label or its text). */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

/** What a visitor can tell of a thing on the page. */
export type Look = {
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly expanded: string | null;
  readonly text: string;
  readonly value: string;
  readonly title: string;
  /** The words that `aria-describedby` leads to. */
  readonly description: string;
  /** Its edges, in CSS pixels of the window. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

/**
 * Runs in the page and stands alone: what the first thing is like that matches and is shown, or else the first
 * that matches; null where nothing does.
 */
export function lookAt(css: string, name: string | null, scrollTo: boolean): Look | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const matches = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      name === null || plain(element.getAttribute('aria-label') ?? element.textContent) === name,
  );
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const element = matches.find(isShown) ?? matches[0];
  if (!element) return null;
  if (scrollTo) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const describedBy = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return {
    isVisible: isShown(element),
    isFocused: document.activeElement === element,
    isDisabled: element.matches(':disabled'),
    isInvalid: element.getAttribute('aria-invalid') === 'true',
    expanded: element.getAttribute('aria-expanded'),
    text: plain(element.textContent),
    value: 'value' in element ? String(element.value) : '',
    title: element.title,
    description: describedBy
      .map((id) => plain(document.getElementById(id)?.textContent))
      .filter(Boolean)
      .join(' '),
    box: { x, y, width, height },
  };
}
