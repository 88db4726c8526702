const key = 'paused';

/** Keeps the dot grid paused for the tab, from page to page, once the visitor has paused it. */
export function startPauseControl(): void {
  const checkbox = document.querySelector<HTMLInputElement>('.pause-control > input');
  if (!checkbox) return;
  unlessDenied(() => {
    if (sessionStorage.getItem(key)) checkbox.checked = true;
  });
  checkbox.addEventListener('change', () =>
    unlessDenied(() => {
      if (checkbox.checked) sessionStorage.setItem(key, '1');
      else sessionStorage.removeItem(key);
    }),
  );
}

/** Without storage the pause lasts as long as the page. */
function unlessDenied(act: () => void): void {
  try {
    act();
  } catch {}
}
