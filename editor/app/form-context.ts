import { createContext, useContext } from 'react';
import { resolveReferences } from '../../src/content/references.ts';
import { valueAt } from '../../src/content/value-at.ts';
import type { Path, Value } from '../form-value.ts';
import type { FormMistake } from '../protocol.ts';
import { fieldId } from './editor-location.ts';

interface FormContextValue {
  readonly value: Value;
  readonly mistakes: readonly FormMistake[];
  /** The values of references such as `{{agency.name}}`. */
  readonly facts: object;
  readonly change: (path: Path, value: Value) => void;
  /** Scrolls the page to these texts. */
  readonly scrollPreviewTo: (texts: readonly string[]) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The value, setter and mistakes of a form field. */
export function useField(path: Path) {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field must be inside a form.');
  const id = fieldId(path);
  const mistakes = form.mistakes.filter((mistake) => fieldId(mistake.path) === id);
  return { ...form, id, value: valueAt(form.value, path), mistakes };
}

/** A text as visitors read it. */
export const asRead = (text: string, facts: object): string =>
  String(resolveReferences(text, facts, () => undefined));

/** The IDs of the elements that describe a field. */
export const describedBy = (id: string) => `${id}-required ${id}-about ${id}-count ${id}-mistakes`;
