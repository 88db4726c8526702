// Shows what has arrived, unless the form is in use.
const shown = document.querySelector('script[data-revision]')?.getAttribute('data-revision');

setInterval(async () => {
  if (document.hidden || document.activeElement?.closest('form')) return;
  const response = await fetch('/sandbox/revision').catch(() => undefined);
  if (response?.ok && (await response.text()) !== shown) location.reload();
}, 1500);
