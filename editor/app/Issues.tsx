import type { FormMistake } from '../protocol.ts';

/** The mistakes in a field, shown below it. */
export function Mistakes({ id, mistakes }: { id: string; mistakes: readonly FormMistake[] }) {
  return (
    <div id={`${id}-mistakes`} className="mistakes">
      {mistakes.map(({ text }) => (
        <p key={text}>This {text}</p>
      ))}
    </div>
  );
}
