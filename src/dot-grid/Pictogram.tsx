import { stretch } from './speech-envelope.ts';

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

const pitch = 8;

const side = 7;

interface PictogramProps {
  /** One of the drawings, or null for a stretch of speech that the word chooses. */
  readonly name: PictogramName | null;
  readonly word: string;
  /** Its side in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A service's picture on seven by seven cells of the dot grid. */
export function Pictogram({ name, word, size = 56, className = '' }: PictogramProps) {
  const drawing = name === null ? spoken(word) : drawings[name];
  const dots = drawing.flatMap((row, y) =>
    [...row].map((mark, x) => ({ mark, x: x * pitch + 4, y: y * pitch + 4 })),
  );
  return (
    <svg viewBox="0 0 56 56" width={size} height={size} aria-hidden="true" className={className}>
      <path
        className="fill-none stroke-dot stroke-[2.5] [stroke-linecap:round]"
        d={dots
          .filter(({ mark }) => mark === '.')
          .map(dot)
          .join('')}
      />
      <path
        className="fill-none stroke-ink stroke-[5.5] [stroke-linecap:round]"
        d={dots
          .filter(({ mark }) => mark === 'o')
          .map(dot)
          .join('')}
      />
      <path
        className="fill-none stroke-primary stroke-[5.5] [stroke-linecap:round]"
        d={dots
          .filter(({ mark }) => mark === '*')
          .map(dot)
          .join('')}
      />
    </svg>
  );
}

/** The word's own stretch of the envelope, with the middle row lit where the voice is loudest. */
function spoken(word: string): readonly string[] {
  const swings = stretch(side, word.length * side).map((share) => Math.round(share * 3));
  const loudest = swings.indexOf(Math.max(...swings));
  return Array.from({ length: side }, (_, row) =>
    swings
      .map((swing, column) => {
        const distance = Math.abs(row - 3);
        if (distance > swing) return '.';
        return distance === 0 && column === loudest ? '*' : 'o';
      })
      .join(''),
  );
}

function dot({ x, y }: { x: number; y: number }): string {
  return `M${x} ${y}h.01`;
}
