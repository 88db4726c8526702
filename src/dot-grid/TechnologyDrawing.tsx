/** Paths on cells of the grid, from the middle of the drawing. */
interface Drawing {
  readonly line: string;
  readonly litLine: string;
  /** Lines that nothing runs along. */
  readonly idleLine: string;
  readonly dots: string;
  readonly litDots: string;
  /** Circles of their own color over the lines. */
  readonly rings: string;
}

/** A dot in the middle of a cell. */
const dot = (x: number, y: number) => `M${x} ${y}h.01`;

const ring = (x: number, y: number) => `M${x - 0.4} ${y}a.4.4 0 1 1 .8 0a.4.4 0 1 1-.8 0z`;

/** Columns of dots half a cell apart, as many as half cells up and down. */
const wave = (start: number, halves: readonly number[]) =>
  halves.map((half, index) => `M${start + index / 2} ${-half / 2}v${half}.01`).join('');

const drawings: Readonly<Record<'replay' | 'reroute' | 'versions', Drawing>> = {
  /* A recorded call in a loop: it is played again. */
  replay: {
    line: 'M0 -2h5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1M.4 1.6l-.4.4l.4.4',
    litLine: 'M-5 -2h5M-.4 -2.4l.4.4l-.4.4',
    idleLine: '',
    dots: wave(0.5, [1, 0, 1, 2, 1, 0, 1, 1, 0]),
    litDots: wave(-4.5, [0, 1, 2, 1, 0, 1, 2, 3, 2, 1]),
    rings: '',
  },
  /* A line whose next stop is out, and the way around it. */
  reroute: {
    line: 'M-12 0h8',
    litLine: 'M-4 0l2 2h4l2-2h8',
    idleLine: `M-4 0h3.6M.4 0h3.6${ring(0, 0)}`,
    dots: [-10, -8, -6].map((x) => dot(x, 0)).join(''),
    litDots: [dot(-4, 0), dot(-2, 2), dot(0, 2), dot(2, 2), dot(6, 0), dot(8, 0), dot(10, 0)].join(
      '',
    ),
    rings: ring(4, 0),
  },
  /* A change leaves the line of versions, passes its tests and comes back. */
  versions: {
    line: 'M-12 1h17M-2.17 -1l.12.13l.23-.26M-.17 -1l.12.13l.23-.26M1.83 -1l.12.13l.23-.26',
    litLine: 'M-5 1l2-2h6l2 2h7',
    idleLine: '',
    dots: [-11, -9, -7, -5, -2, 1].map((x) => dot(x, 1)).join(''),
    litDots: [dot(5, 1), dot(8, 1), dot(11, 1)].join(''),
    rings: [-2, 0, 2].map((x) => ring(x, -1)).join(''),
  },
};

export type TechnologyDrawingName = keyof typeof drawings;

/** The picture of a technology card, on cells of the dot grid. Decoration beside the words. */
export function TechnologyDrawing({ name }: { readonly name: TechnologyDrawingName }) {
  const { line, litLine, idleLine, dots, litDots, rings } = drawings[name];
  return (
    <div className="technology-drawing" aria-hidden="true">
      <svg viewBox="-12 -3.5 24 7">
        <path className="drawing-idle" d={idleLine} />
        <path className="drawing-lit" d={litLine} />
        <path className="drawing-ring" d={rings} />
        <path d={line} />
        <path className="drawing-dots" d={dots} />
        <path className="drawing-dots drawing-lit" d={litDots} />
      </svg>
    </div>
  );
}
