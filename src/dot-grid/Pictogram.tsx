/** Seven rows of seven dots each: `o` is a dot in ink, `*` one in the accent color. */
const drawings = {
  voice: ['...o...', '.o.o.o.', '.o.o.o.', 'oo.*.oo', '.o.o.o.', '.o.o.o.', '...o...'],
  chat: ['.ooooo.', 'o.....o', 'o.*.*.o', 'o.....o', '.ooooo.', '.oo....', '.o.....'],
  social: ['oo...oo', 'oo...oo', '..o.o..', '...*...', '..o.o..', 'oo...oo', 'oo...oo'],
  mail: ['ooooooo', 'oo...oo', 'o.o.o.o', 'o..*..o', 'o.....o', 'o.....o', 'ooooooo'],
  phone: ['oo.....', 'oo.....', 'oo.....', '.oo....', '..oo...', '...oo*o', '....ooo'],
  calendar: ['.o...o.', 'ooooooo', 'o.....o', 'ooooooo', 'o.o.o.o', 'o...*.o', 'ooooooo'],
  website: ['ooooooo', 'o*....o', 'ooooooo', 'o.....o', 'o.ooo.o', 'o.....o', 'ooooooo'],
} as const;

export type PictogramName = keyof typeof drawings;

const side = 7;
const everyDot = dots(
  Array.from({ length: side }, () => 'o'.repeat(side)),
  'o',
);

/** A picture on seven by seven cells of the dot grid. */
export function Pictogram({ name }: { readonly name: PictogramName }) {
  const drawing = drawings[name];
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className="pictogram">
      <path d={everyDot} />
      <path d={dots(drawing, 'o')} />
      <path d={dots(drawing, '*')} />
    </svg>
  );
}

/**
 * A line for each run of a mark: with round caps and a dash of `0 8` it shows as a row of dots. Each starts from
 * where the one before ended, because relative moves are often alike and compress best.
 */
function dots(drawing: readonly string[], mark: 'o' | '*'): string {
  const end = { x: 0, y: 0 };
  return drawing
    .flatMap((row, y) =>
      [...row.matchAll(mark === 'o' ? /o+/g : /\*+/g)].map(({ index, 0: run }) => {
        const x = index * 8 + 4;
        const length = (run.length - 1) * 8 + 0.1;
        const line = `m${tenths(x - end.x)} ${y * 8 + 4 - end.y}h${tenths(length)}`;
        Object.assign(end, { x: x + length, y: y * 8 + 4 });
        return line;
      }),
    )
    .join('');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
