import { dotRuns } from '../../dot-grid/dot-runs.ts';
import { drawingColumns, sceneDrawings } from './scene-drawings.ts';

export type DrawingName = keyof typeof sceneDrawings;

/** A service at work, drawn in dots. */
export function SceneDrawing({ name }: { readonly name: DrawingName }) {
  const rows = sceneDrawings[name];
  const marks = [...new Set(rows.join('').replaceAll('.', ''))];
  const middle = (rows.length - 1) / 2;
  return (
    <svg
      viewBox={`-.5 -.5 ${drawingColumns} ${rows.length}`}
      aria-hidden="true"
      className={`scene-drawing drawing-${name}`}
    >
      <path className="dots-a" d={`M${drawingColumns} ${middle}h40`} />
      {marks.map((mark) => (
        <path key={mark} className={`dots-${mark}`} d={dotRuns(rows, mark)} />
      ))}
    </svg>
  );
}
