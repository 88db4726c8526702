import { isPeak, period, swingAt, widestSwing } from './speech-envelope.ts';

/** The side of one board cell in CSS pixels (H7). */
export const cell = 24;

/** Rows from the top of the speech band to its line. */
export const middleRow = widestSwing;

export interface BoardLayer {
  /** An SVG path of vertical runs; with round caps and a dash of `0 24` each run shows as a column of lamps. */
  readonly path: string;
  readonly kind: 'ink' | 'lamp';
}

/** How many lamps at each tip of a peak's column are lit in the accent. */
const lampsAtTip = 2;

const tones = 3;

/**
 * The lit part of the board over a number of periods of the speech envelope.
 * @param periods how many times the envelope is drawn, side by side
 * @returns three layers of ink columns, which can twinkle apart, and one layer of lamps at the peaks
 */
export function boardLayers(periods: number): readonly BoardLayer[] {
  const ink: string[][] = Array.from({ length: tones }, () => []);
  const lamp: string[] = [];
  for (let column = 0; column < periods * period; column += 1) {
    const swing = swingAt(column);
    const lamps = isPeak(column) ? lampsAtTip : 0;
    const half = swing - lamps;
    ink[column % tones]?.push(run(column, middleRow - half, 2 * half));
    if (lamps > 0) {
      lamp.push(run(column, middleRow - swing, lamps - 1));
      lamp.push(run(column, middleRow + half + 1, lamps - 1));
    }
  }
  return [
    ...ink.map((runs) => ({ path: runs.join(''), kind: 'ink' as const })),
    { path: lamp.join(''), kind: 'lamp' as const },
  ];
}

/**
 * The uppermost lamp of each syllable's peak within one period, where a ping may start.
 * @returns columns and rows in whole cells from the band's upper left
 */
export function peakLamps(): readonly { readonly column: number; readonly row: number }[] {
  return Array.from({ length: period }, (_, column) => column)
    .filter(isPeak)
    .map((column) => ({ column, row: middleRow - swingAt(column) }));
}

/** A column of `cells + 1` lamps downward from a row; the tenth of a pixel makes the last dash appear. */
function run(column: number, row: number, cells: number): string {
  return `M${column * cell} ${row * cell}v${cells * cell}.1`;
}
