/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly passes: boolean;
}

/** A figure that must not be over its budget, both in the same unit. */
export function row(what: string, figure: number, budget: number, unit: string): Row {
  const measured = `${figure.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`;
  return { what, measured, budget: `at most ${budget} ${unit}`, passes: figure <= budget };
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** The rows in Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, measured, budget, passes }) =>
      `| ${what} | ${measured} | ${budget} | ${passes ? 'yes' : '**no**'} |`,
  );
  return ['| what | measured | budget | within |', '|---|---|---|---|', ...lines].join('\n');
}
