import type { ContactFormCopy } from '../content/schema.ts';
import type { ClearingState } from './use-clearing.ts';

interface ClearFormProps {
  readonly words: ContactFormCopy;
  readonly state: ClearingState;
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

/** Empties the form, and takes that back. Its room is kept while it is hidden, so nothing moves. */
export function ClearForm({ words, state, isLocked, onPress }: ClearFormProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isLocked}
      data-state={state}
      className="-mt-4 min-h-11 cursor-pointer justify-self-start text-small text-link underline decoration-1 underline-offset-[0.2em] hover:text-ink disabled:invisible data-[state=empty]:invisible"
    >
      {state === 'cleared' ? words.undoClear : words.clear}
    </button>
  );
}
