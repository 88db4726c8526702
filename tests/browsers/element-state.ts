/** An element: by selector and, where that finds several, by its accessible name. */
export type Target = { readonly css: string; readonly name?: string };

export type ElementState = {
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly expanded: string | null;
  readonly text: string;
  readonly value: string;
  readonly title: string;
  /** The text of what `aria-describedby` names. */
  readonly description: string;
  /** Edges in CSS pixels of the window. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** Runs in the page: the state of the first visible match, or else of the first match; null without one. */
export function readElement(
  css: string,
  name: string | null,
  isScrolledTo: boolean,
): ElementState | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    return plain(element.getAttribute('aria-label') ?? (label ?? element).textContent);
  };
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const matches = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => name === null || nameOf(element) === name,
  );
  const element = matches.find(isVisible) ?? matches[0];
  if (!element) return null;
  if (isScrolledTo) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return {
    isVisible: isVisible(element),
    isFocused: document.activeElement === element,
    isDisabled: element.matches(':disabled'),
    isInvalid: element.getAttribute('aria-invalid') === 'true',
    expanded: element.getAttribute('aria-expanded'),
    text: plain(element.textContent),
    value: 'value' in element ? String(element.value) : '',
    title: element.title,
    description: plain(ids.map((id) => document.getElementById(id)?.textContent).join(' ')),
    ...{ top, bottom, left, right },
  };
}
