/** Moves within the page scroll smoothly. The arrival at a hash, which browsers repeat until the page has loaded, does not. */
addEventListener('load', () => document.documentElement.toggleAttribute('data-loaded', true));

/** A question that a link leads to is open. */
function openQuestion(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
openQuestion(location.hash);
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (link) openQuestion(link.hash);
});
