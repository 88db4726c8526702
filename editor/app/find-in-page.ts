const normalized = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Dialogs opened here, which are also closed here. */
const openedHere = new Set<HTMLDialogElement>();

/** Long enough to occur only once on the page. */
const sentenceLength = 25;

/**
 * Scrolls a page to the first of these texts found in it, sentences first. A match in a closed dialog is used only if
 * there is no other, and the dialog is opened. Without a match, nothing changes.
 */
export function showInPage(page: Document, texts: readonly string[]): void {
  const wanted = texts.map(normalized).filter((text) => text.length > 1);
  const sentences = wanted.filter((text) => text.length >= sentenceLength);
  const found = holderOf(page, [...new Set([...sentences, ...wanted])]);
  if (!found) return;
  for (const dialog of openedHere) {
    if (dialog.contains(found)) continue;
    dialog.close();
    openedHere.delete(dialog);
  }
  const dialog = found.closest('dialog');
  if (dialog && !dialog.open) open(dialog);
  const details = found.closest('details');
  if (details) details.open = true;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Opening a dialog moves the focus; this returns it to the field that is being edited. */
function open(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  dialog.showModal();
  openedHere.add(dialog);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** The innermost element that contains a text: the first visible one. */
function holderOf(page: Document, wanted: readonly string[]): Element | undefined {
  const elements = [...(page.body?.querySelectorAll(':not(script, style, template)') ?? [])].map(
    (element) => ({ element, text: normalized(element.textContent) }),
  );
  const holders = wanted.flatMap((each) => {
    const holding = elements
      .filter(({ text }) => text.includes(each))
      .map(({ element }) => element);
    return holding.filter(
      (element) => !holding.some((other) => element.contains(other) && other !== element),
    );
  });
  return holders.find((element) => element.checkVisibility()) ?? holders[0];
}
