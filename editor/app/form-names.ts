import { type Path, type Shape, shapeAt, subjectOf } from '../json-schema.ts';
import { labelOf } from '../labels.ts';
import type { FormMistake, Overview } from '../protocol.ts';

/** The label of a field, with those of the groups around it: "Figures, entry 2, Value". */
export function fieldLabel(shape: Shape, path: Path): string {
  const labels = path.map((key, index) => {
    if (typeof key === 'number') return `entry ${key + 1}`;
    return shapeAt(shape, path.slice(0, index + 1))?.title ?? labelOf(key);
  });
  return labels.join(', ');
}

/** The name of a file's form in the menu. */
export function formName({ subjects, entries }: Overview, file: string): string {
  const entry = entries.find(({ path }) => path === file);
  return entry?.name ?? subjects.find(({ path }) => path === file)?.title ?? file;
}

/** A mistake as a complete sentence: "Agency: Figures, entry 2, Value is missing; add it." */
export function mistakeSentence(overview: Overview, { file, path, text }: FormMistake): string {
  if (file === null) return text;
  const shape = subjectOf(overview.subjects, file)?.shape;
  if (!shape) return `${file} ${text}`;
  return `${formName(overview, file)}: ${[fieldLabel(shape, path), text].filter(Boolean).join(' ')}`;
}
