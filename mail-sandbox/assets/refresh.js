// Shows what has arrived. A page that someone is working on stays as it is.
const seen = document.querySelector('script[data-revision]')?.getAttribute('data-revision');
let editing = false;
document.addEventListener('input', () => {
  editing = true;
});

setInterval(async () => {
  if (editing || document.hidden || document.activeElement?.closest('form')) return;
  const answer = await fetch('/sandbox/revision').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== seen) location.reload();
}, 1500);
