const key = 'paused';

/** Keeps the visitor's choice for this tab; without storage it lasts as long as the page. */
export function keepPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {}
}

/** Checks the pause control if a pause has been kept. */
export function restorePause(): void {
  try {
    const control = document.querySelector<HTMLInputElement>('.pause-control > input');
    if (control && sessionStorage.getItem(key)) control.checked = true;
  } catch {}
}
