/** One line of the table. */
export interface Row {
  what: string;
  measured: string;
  budget: string;
  passes: boolean;
}

/** Returns the middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** A figure in milliseconds beside that of the baseline page, with a budget as a multiple of it. */
export function compareWithBaseline(
  what: string,
  site: readonly number[],
  baseline: readonly number[],
  factor: number,
): Row {
  const [ours, least] = [median(site), median(baseline)];
  return {
    what: `${what}, site : baseline page`,
    measured: `${ours.toFixed(0)} : ${least.toFixed(0)} ms = ${(ours / least).toFixed(2)}`,
    budget: `at most ${factor}`,
    passes: ours <= least * factor,
  };
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, measured, budget, passes }) =>
      `| ${what} | ${measured} | ${budget} | ${passes ? 'yes' : '**no**'} |`,
  );
  return ['| what | measured | budget | within |', '|---|---|---|---|', ...lines].join('\n');
}
