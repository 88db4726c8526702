/** Marks, before a dialog or popover opens or closes, whether the page's scrollbar takes width: then a gutter takes its place. */
export function startScrollbar(): void {
  const root = document.documentElement;
  document.addEventListener(
    'beforetoggle',
    () => root.toggleAttribute('data-wide-scrollbar', innerWidth > root.clientWidth),
    true,
  );
}
