/** One line of the table: something that was measured, and what it may be. */
export interface Row {
  readonly part: string;
  readonly what: string;
  readonly measured: string;
  /** What design and plan allow; absent where the figure is there to be known. */
  readonly budget?: string;
  /** Whether the figure is within the budget; absent where there is none. */
  readonly passes?: boolean;
}

/** The middle of several values; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** A row whose figure may be at most so much. */
export function atMost(
  part: string,
  what: string,
  value: number,
  limit: number,
  say: (value: number) => string = String,
): Row {
  return {
    part,
    what,
    measured: say(value),
    budget: `at most ${say(limit)}`,
    passes: value <= limit,
  };
}

export const bytes = (value: number) => `${Math.round(value).toLocaleString('en-US')} B`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
