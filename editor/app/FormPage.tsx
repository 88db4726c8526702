import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Group, type Path, type Value, withValueAt } from '../form-value.ts';
import type { JsonSchema } from '../json-schema.ts';
import { isFilePattern, noVersion, type Overview } from '../protocol.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { isSame, textsOf } from './differences.ts';
import { addressOf } from './editor-location.ts';
import { FormField } from './FormField.tsx';
import { asRead, FormContext } from './form-context.ts';
import { formName } from './form-names.ts';
import { IssueList } from './IssueList.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnreadableFile } from './UnreadableFile.tsx';
import { useFormFile } from './use-form-file.ts';

interface FormPageProps {
  readonly file: string;
  /** The name of the form's draft. */
  readonly draftName: string;
  readonly schema: JsonSchema;
  readonly isOptional: boolean;
  readonly overview: Overview;
  /** The initial value of a new file. */
  readonly initial: Group | null;
  /** Incremented on each change in the folder. */
  readonly revision: number;
  /** The field to scroll to. */
  readonly field: string | null;
  /** Scrolls the page to these texts. */
  readonly scrollPreviewTo: (texts: readonly string[]) => void;
}

/** A file that cannot be shown as a form, such as invalid YAML, is edited as plain text. */
const textSchema: JsonSchema = {
  type: 'object',
  properties: { text: { type: 'string', format: 'markdown', title: 'File contents' } },
  required: ['text'],
};

/** The form of one file. */
export function FormPage(props: FormPageProps) {
  const { file, draftName, isOptional, overview, initial, revision, field, scrollPreviewTo } =
    props;
  const { facts } = overview;
  const moveTo = (path: string | null) => {
    // The form of an optional file stays open, empty.
    if (path !== null || !isOptional) {
      location.hash = addressOf(path ?? file.replace(/[^/]+$/, '*.yaml'));
    }
  };
  const { form, replacements, save, remove, change, choose, reset } = useFormFile(
    file,
    draftName,
    initial,
    revision,
    moveTo,
  );
  const value = form?.value ?? null;
  const isLoaded = form !== null;
  const latest = useRef(value);
  latest.current = value;

  const scrollPreviewToForm = useCallback(
    () => scrollPreviewTo(textsOf(latest.current ?? {}).map((text) => asRead(text, facts))),
    [scrollPreviewTo, facts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the fields are there, and again for another one.
  useEffect(() => {
    const wanted = isLoaded && field ? document.getElementById(field) : null;
    if (wanted) {
      wanted.scrollIntoView({ block: 'center' });
      wanted.focus({ preventScroll: true });
    } else if (isLoaded) {
      scrollPreviewToForm();
    }
  }, [isLoaded, field]);

  const context = useMemo(
    () => ({
      value: value ?? {},
      issues: form?.issues.filter((issue) => issue.file === file) ?? [],
      facts,
      change: (path: Path, next: Value) =>
        change(withValueAt(latest.current ?? {}, path, next) as Group),
      scrollPreviewTo,
    }),
    [value, form?.issues, facts, change, scrollPreviewTo, file],
  );

  if (!form) return <p role="status">Opening…</p>;
  const isNew = isFilePattern(file);
  const title = isNew ? `New: ${formName(overview, file)}` : formName(overview, file);
  const isChanged = !isSame(form.base, form.value);
  // The values of the fields are not the text of a file, so they can only be compared with fields.
  const isUnreadable = form.changed?.value === null && !form.isText;
  const schema = form.isText ? textSchema : props.schema;
  return (
    <form
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h1>{title}</h1>
      {form.changed && isUnreadable && <UnreadableFile issues={form.changed.issues} />}
      {form.changed && !isUnreadable && (
        <ConflictChoice form={form} file={form.changed} schema={schema} choose={choose} />
      )}
      <IssueList
        issues={form.issues}
        overview={overview}
        isRefused={form.status === 'refused'}
        form={{ file, draftName }}
      />
      <FormContext value={context}>
        <FormField key={replacements} path={[]} label={title} schema={schema} isRequired={true} />
      </FormContext>
      <SaveBar
        status={form.status}
        isChanged={isChanged}
        canSave={
          form.changed === null &&
          (isChanged || form.status === 'stopped' || form.issues.length > 0)
        }
        isInConflict={form.changed !== null}
        isNew={isNew}
        reset={reset}
        fileToDuplicate={file.includes('/') && !isNew ? file : null}
        canRemove={!isNew && (file.includes('/') || (isOptional && form.version !== noVersion))}
        remove={remove}
        title={title}
      />
    </form>
  );
}
