import type { FormFile } from './use-form-file.ts';

interface SaveBarProps {
  readonly status: FormFile['status'];
  readonly isChanged: boolean;
  /** Whether a save would change anything: a file with issues may only need to be rewritten. */
  readonly canSave: boolean;
  /** Whether a change made elsewhere has to be resolved first. */
  readonly isInConflict: boolean;
  readonly isNew: boolean;
  readonly title: string;
  /** The file, if it can be duplicated. */
  readonly fileToDuplicate: string | null;
  readonly canRemove: boolean;
  readonly reset: () => void;
  readonly remove: () => Promise<void>;
}

/** The buttons of a form, and its save status. */
export function SaveBar({
  status,
  isChanged,
  canSave,
  isInConflict,
  isNew,
  title,
  fileToDuplicate,
  canRemove,
  reset,
  remove,
}: SaveBarProps) {
  return (
    <div className="save-bar">
      <button type="submit" className="primary" disabled={!canSave}>
        {isNew ? 'Create' : 'Save'}
      </button>
      {isChanged && (
        <button
          type="button"
          onClick={() => confirm('Discard all unsaved changes in this form?') && reset()}
        >
          Discard changes
        </button>
      )}
      {fileToDuplicate && (
        <a href={`#/services/*.yaml?duplicateOf=${fileToDuplicate}`}>Duplicate</a>
      )}
      {canRemove && (
        <button
          type="button"
          onClick={() => confirm(`Remove "${title}" from the site?`) && void remove()}
        >
          Remove from the site
        </button>
      )}
      <p role="status">
        {isInConflict
          ? 'This can be saved once the changes above are resolved. What you have typed is kept until then.'
          : sentenceFor(status, isChanged)}
      </p>
    </div>
  );
}

function sentenceFor(status: FormFile['status'], isChanged: boolean): string {
  switch (status) {
    case 'saving':
      return 'Saving…';
    case 'stopped':
      return 'The editor has been stopped, so this could not be saved. What you have typed is kept. Start the editor again with "npm run edit", and it is saved automatically.';
    case 'refused':
      return 'Not saved yet: see the list above.';
    case 'saved':
      return isChanged ? 'Not saved yet.' : 'Saved.';
    case 'open':
      return isChanged ? 'Not saved yet. It is kept in this browser until you save it.' : '';
  }
}
