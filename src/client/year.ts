/** The footer's year is that of the build until then, and of the visit from then on. */
export function startYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
