import { createContext, useContext } from 'react';
import { resolveReferences } from '../../src/content/references.ts';
import { valueAt } from '../../src/content/value-at.ts';
import type { Path, Value } from '../form-value.ts';
import type { FormIssue } from '../protocol.ts';
import { fieldId } from './editor-location.ts';

interface FormContextValue {
  readonly value: Value;
  readonly issues: readonly FormIssue[];
  /** The values of references such as `{{agency.name}}`. */
  readonly facts: object;
  readonly change: (path: Path, value: Value) => void;
  /** Scrolls the page to these texts. */
  readonly scrollPreviewTo: (texts: readonly string[]) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The value, setter and issues of a form field. */
export function useField(path: Path) {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field must be inside a form.');
  const id = fieldId(path);
  const issues = form.issues.filter((issue) => fieldId(issue.path) === id);
  return { ...form, id, value: valueAt(form.value, path), issues };
}

/** A text as visitors read it. */
export const asRead = (text: string, facts: object): string =>
  String(resolveReferences(text, facts, () => undefined));

/** The IDs of the elements that describe a field. */
export const describedBy = (id: string) => `${id}-required ${id}-about ${id}-count ${id}-issues`;
