/** Draws the header back once the page is scrolled, and stops the dot grid while it is out of sight. */
export function startScrollObservers(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  const top = document.querySelector('[data-scroll-sentinel]');
  if (header && top) {
    // A quick move there and back comes as several entries at once: the last one is how things are.
    new IntersectionObserver((entries) => {
      header.toggleAttribute('data-scrolled', !entries.at(-1)?.isIntersecting);
    }).observe(top);
  }
  const band = document.querySelector('[data-band]');
  if (band) {
    new IntersectionObserver((entries) => {
      band.toggleAttribute('data-offscreen', !entries.at(-1)?.isIntersecting);
    }).observe(band);
  }
}
