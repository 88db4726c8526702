/** One row of the table. */
export type Row = ReturnType<typeof row>;

/** A figure and its budget, both in the same unit. */
export function row(what: string, figure: number, budget: number, unit: string) {
  const measured = `${figure.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`;
  return { what, measured, budget: `at most ${budget} ${unit}`, passes: figure <= budget };
}

/** The median; for an even number of values, the lower of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Runs in the page: records the duration of the longest task or interaction from now on. */
export function recordLongest(type: string): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId === 0) continue;
      dataset['longest'] = String(Math.max(Number(dataset['longest'] ?? 0), duration));
    }
  }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
}
