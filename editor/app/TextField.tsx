import type { ChangeEvent } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FormField.tsx';
import { asRead, describedBy, useField } from './form-context.ts';

/** The most characters for a single-line field. */
const longestLine = 80;

/** A text field. Its limit applies to the text as visitors read it, and never truncates input. */
export function TextField({ path, label, schema, isRequired }: FieldProps) {
  const { id, value, issues, facts, change, scrollPreviewTo } = useField(path);
  const text = typeof value === 'string' ? value : '';
  const isMarkdown = schema.format === 'markdown';
  const length = asRead(text, facts).length;
  const isTooLong = length > (schema.maxLength ?? Number.POSITIVE_INFINITY);
  const scrollPreviewToLine = (line = text) => scrollPreviewTo([asRead(line, facts)]);
  const props = {
    id,
    value: text,
    'aria-describedby': describedBy(id),
    'aria-invalid': issues.length > 0 || isTooLong,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(path, target.value),
  };
  return (
    <FieldFrame {...{ id, label, isRequired, issues }} description={schema.description}>
      {isMarkdown || (schema.maxLength ?? 0) > longestLine ? (
        <textarea
          {...props}
          rows={isMarkdown ? 24 : 2}
          onFocus={() => !isMarkdown && scrollPreviewToLine()}
          onSelect={({ currentTarget }) =>
            isMarkdown && scrollPreviewToLine(lineAt(text, currentTarget.selectionStart))
          }
        />
      ) : (
        <input
          {...props}
          type={schema.format === 'date' && /^$|^\d{4}-\d\d-\d\d$/.test(text) ? 'date' : 'text'}
          inputMode={schema.type === 'integer' ? 'numeric' : undefined}
          onFocus={() => scrollPreviewToLine()}
        />
      )}
      {schema.maxLength && (
        <p id={`${id}-count`} className={isTooLong ? 'count over' : 'count'}>
          {length} of {schema.maxLength} characters
          {isTooLong && `: ${length - schema.maxLength} too many`}
        </p>
      )}
    </FieldFrame>
  );
}

/** The text of the line at the cursor, without Markdown syntax. */
function lineAt(text: string, cursor: number): string {
  const start = text.lastIndexOf('\n', cursor - 1) + 1;
  const end = text.indexOf('\n', cursor);
  const line = text.slice(start, end < 0 ? undefined : end);
  const words = line.replace(/^(?:#+|[-*]|\d+\.) +/, '').split(/\[|\]\(.*?\)|\*+|\{\{.*?\}\}/);
  return words.sort((one, other) => other.length - one.length)[0]?.trim() ?? '';
}
