import { matchesGlob } from 'node:path';
import { labelOf } from './labels.ts';
import type { Subject } from './shape.ts';

/** Says a mistake that `loadContent` found in the words of the forms: their labels for the keys, and no line. */
export function inLabels(mistake: string, subjects: readonly Subject[]): string {
  const [file = ''] = mistake.split(/[,: ]/);
  let shape = subjects.find(({ path }) => matchesGlob(file, path))?.shape;
  const labelIn = (key: string) => {
    shape = /^entry \d+$/.test(key) ? shape?.items : shape?.properties?.[key];
    return key.includes(' ') || !shape ? key : (shape.title ?? labelOf(key));
  };
  return mistake
    .replace(/, line \d+(?=:)/, '')
    .replace(/(?<=(?:yaml|md|\)): )(?:\w+(?: \d+)?, )*\w+/, (place) =>
      place.split(', ').map(labelIn).join(', '),
    );
}
