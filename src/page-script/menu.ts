/** What the menu, a popover, lacks: it closes when the focus leaves the header, and in a wide window. */

const inHeader = (selector: string) => document.querySelector<HTMLElement>(`header ${selector}`);
// Browsers from before 2024 have no popovers.
const close = () => inHeader('#menu')?.hidePopover?.();

let focused: Element | null = null;
document.addEventListener('focusin', () => {
  focused = document.activeElement;
  // The menu covers what comes after the header.
  if (!focused?.closest('header')) close();
});

// If a link in the menu had the focus, which the browser may have dropped by now, the same link in the header gets it.
matchMedia('(min-width: 48rem)').addEventListener('change', () => {
  const hidden = focused?.closest('header :is(#menu a, [popovertarget])');
  const href = hidden?.getAttribute('href');
  close();
  if (hidden) inHeader(href ? `a[href="${href}"]` : 'nav a')?.focus();
});
