import { dotRuns } from './dot-runs.ts';

/** Rows of dots: `w` in the foreground color, `m` an inactive line, `a` speech. */
const drawings = {
  /* A recorded call in a loop: it is played again. */
  replay: [
    '....................w...................',
    '.....mmmmmmmmmmmmmmmmwmmmmmmmmmmmmm.....',
    '....m...............w..............m....',
    '...m................................m...',
    '..m...........a.........w............m..',
    '..m.....a....aaa....a...ww....w......m..',
    '..m....aaa..aaaaa..aaa.wwww..www.....m..',
    '..m...aaaaaaaaaaaaaaaawwwwwwwwwww....m..',
    '..m....aaa..aaaaa..aaa.wwww..www.....m..',
    '..m.....a....aaa....a...ww....w......m..',
    '..m...........a.........w............m..',
    '...m................................m...',
    '....m..............w...............m....',
    '.....mmmmmmmmmmmmmwmmmmmmmmmmmmmmmm.....',
    '...................w....................',
  ],
  /* A failed node, and the detour around it. */
  reroute: [
    '........................................',
    '........................................',
    '.................mmm............www.....',
    '................m...m..........wwwww....',
    '...............m.m.m.m........wwwwwww...',
    'wwwwwwwwwwwmmmmm..m..mmmmmwwwwwwwwwwwwww',
    '..........w....m.m.m.m....w...wwwwwww...',
    '...........w....m...m....w.....wwwww....',
    '............w....mmm....w.......www.....',
    '.............w.........w................',
    '..............w.......w.................',
    '...............w.....w..................',
    '................wwwww...................',
    '........................................',
    '........................................',
  ],
  /* Versions, each tested, and the way back from the last one. */
  versions: [
    '........................................',
    '...wwwwwww......wwwwwww......wwwwwww....',
    '..w.......w....w.......w....wwwwwwwww...',
    '..w.....w.w....w.....w.w....wwwwww.ww...',
    '..w....w..w....w....w..w....wwwww.www...',
    'www.w.w...wwwwww.w.w...wwwwwww.w.wwwwwww',
    '..w..w....w....w..w....w....www.wwwww...',
    '..w.......w....w.......w....wwwwwwwww...',
    '..w.......w....w.......w....wwwwwwwww...',
    '...wwwwwww......wwwwwww......wwwwwww....',
    '........................................',
    '...................m............m.......',
    '..................mmm...........m.......',
    '....................mmmmmmmmmmmm........',
    '........................................',
  ],
} as const;

export type TechnologyDrawingName = keyof typeof drawings;

const columns = 40;

/** The drawing of a technology card, in dots. Decorative. */
export function TechnologyDrawing({ name }: { readonly name: TechnologyDrawingName }) {
  const rows = drawings[name];
  const speech = dotRuns(rows, 'a');
  return (
    <div className="technology-drawing" aria-hidden="true">
      <svg viewBox={`-.5 -.5 ${columns} ${rows.length}`}>
        <path d={dotRuns(rows, 'w')} />
        <path className="drawing-idle" d={dotRuns(rows, 'm')} />
        {speech && <path className="drawing-lit" d={speech} />}
      </svg>
    </div>
  );
}
