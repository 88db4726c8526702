/** Shows the current year; the HTML has the year of the build. */
export function startYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
