/** Milliseconds without a change of the window's width after which the layout counts as settled. */
const calm = 300;

/**
 * Says when every section has been laid out at the window's width. From then on the browser leaves those out of
 * sight out of the work that a press causes (`content-visibility` in base.css) and knows how tall they are: sooner,
 * it would guess, and a move inside the page would miss its heading.
 */
export function startSettling(): void {
  const root = document.documentElement;
  let width = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    // A phone's address bar changes the height with every scroll.
    if (innerWidth === width) return;
    width = innerWidth;
    delete root.dataset['settled'];
    clearTimeout(timer);
    timer = setTimeout(() => {
      root.dataset['settled'] = '';
    }, calm);
  };
  addEventListener('load', settle);
  addEventListener('resize', settle);
}
