/** Draws the header back once the page is scrolled, and rests the board while it is out of sight (H7). */
export function startView(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  const top = document.querySelector('[data-top]');
  if (header && top) {
    new IntersectionObserver(([entry]) => {
      header.toggleAttribute('data-scrolled', !entry?.isIntersecting);
    }).observe(top);
  }
  const board = document.querySelector('[data-board-host]');
  if (board) {
    new IntersectionObserver(([entry]) => {
      board.toggleAttribute('data-away', !entry?.isIntersecting);
    }).observe(board);
  }
}
