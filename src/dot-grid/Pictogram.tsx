/** Seven rows of seven dots each: `o` is a dot in ink, `*` one in the accent color. */
const drawings = {
  voice: ['..*....', '..*.o..', 'o.*.o.o', 'o.*.o.o', 'o.*.o.o', '..*.o..', '..*....'],
  chat: ['.ooooo.', 'ooooooo', 'oo*o*oo', 'ooooooo', '.ooooo.', '.oo....', '.o.....'],
  social: ['..o.o..', '..o.o..', 'ooooooo', '..o*o..', 'ooooooo', '..o.o..', '..o.o..'],
  mail: ['.......', 'ooooooo', 'oo...oo', 'o.o.o.o', 'o..*..o', 'ooooooo', '.......'],
  phone: ['oo.....', 'oo.....', '.oo....', '.oo....', '..oo.*.', '...oooo', '....ooo'],
  calendar: ['.o...o.', 'ooooooo', 'ooooooo', 'o.....o', 'o..*..o', 'o.....o', 'ooooooo'],
  website: ['ooooooo', 'ooooooo', 'o.....o', 'o.**..o', 'o.ooo.o', 'o.....o', 'ooooooo'],
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
    <svg viewBox="-.5 -.5 7 7" aria-hidden="true" className="pictogram">
      <path d={everyDot} />
      <path d={dots(drawing, 'o')} />
      <path d={dots(drawing, '*')} />
    </svg>
  );
}

/** A line for each run of a mark: with round caps and a dash of `0 1` it shows as a row of dots. */
function dots(drawing: readonly string[], mark: 'o' | '*'): string {
  const runs = mark === 'o' ? /o+/g : /\*+/g;
  return drawing
    .flatMap((row, y) =>
      [...row.matchAll(runs)].map(({ index, 0: run }) => `M${index} ${y}h${run.length - 1}.01`),
    )
    .join('');
}
