import { dotRuns } from './dot-runs.ts';

/** Seven rows of seven dots each: `o` is a dot in the foreground color, `*` one in the accent color. */
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
const everyDot = dotRuns(
  Array.from({ length: side }, () => 'o'.repeat(side)),
  'o',
);

interface PictogramProps {
  readonly name: PictogramName;
  readonly size?: 'small';
}

/** A drawing on seven by seven cells of the dot grid. */
export function Pictogram({ name, size }: PictogramProps) {
  const drawing = drawings[name];
  return (
    <svg
      viewBox="-.5 -.5 7 7"
      aria-hidden="true"
      className={`pictogram${size ? ` pictogram-${size}` : ''}`}
    >
      <path className="pictogram-board" d={everyDot} />
      <path d={dotRuns(drawing, 'o')} />
      <path className="pictogram-accent" d={dotRuns(drawing, '*')} />
    </svg>
  );
}
