import { matchesGlob } from 'node:path';
import { labelOf } from './labels.ts';
import type { Subject } from './shape.ts';

/**
 * Says a mistake in the words of the forms: their labels for the keys of the file, and no line.
 *
 * @param mistake as `loadContent` says it: `hero.yaml, line 3: primary is missing; write it.`
 */
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
