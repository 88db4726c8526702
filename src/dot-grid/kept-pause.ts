const key = 'paused';

/** Keeps the visitor's choice for this tab; without storage it lasts as long as the page. */
export function keepPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {}
}

/** Whether this tab has kept a pause; null where storage is denied. */
export function keptPause(): boolean | null {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return null;
  }
}

/** Checks the pause control if a pause has been kept. */
export function restorePause(): void {
  const control = document.querySelector<HTMLInputElement>('.pause-control > input');
  if (control && keptPause()) control.checked = true;
}
