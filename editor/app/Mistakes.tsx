import type { Mistake } from '../protocol.ts';

/** What is wrong with a field, below it. */
export function Mistakes({ id, mistakes }: { id: string; mistakes: readonly Mistake[] }) {
  return (
    <div id={`${id}-mistakes`} className="mistakes">
      {mistakes.map(({ text }) => (
        <p key={text}>This {text}</p>
      ))}
    </div>
  );
}
