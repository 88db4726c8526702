/** Runs a function after the next paint. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
