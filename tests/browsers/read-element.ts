/** An element: by selector and, where that finds several, by its name. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

export type ElementState = NonNullable<ReturnType<typeof readElement>>;

/** Runs in the page: the state of the first visible match, scrolled into view if asked; null without one. */
export function readElement(css: string, name: string | null, scrolls: boolean) {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    return plain(element.getAttribute('aria-label') ?? (label ?? element).textContent);
  };
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) =>
      (name === null || nameOf(each) === name) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0,
  );
  if (!element) return null;
  if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return {
    isFocused: document.activeElement === element,
    isDisabled: element.matches(':disabled'),
    isInvalid: element.getAttribute('aria-invalid') === 'true',
    expanded: element.getAttribute('aria-expanded'),
    value: 'value' in element ? String(element.value) : '',
    ...{ top, bottom, left, right },
  };
}
