import { type RefObject, useRef } from 'react';
import type { DotLayout, GridCell } from './dot-layout.ts';
import { cell } from './grid-cell.ts';
import { useDotAnimations } from './use-dot-animations.ts';
import { useDotLayout } from './use-dot-layout.ts';

/** The dots before hydration, which the style sheet spreads over any window; a phone shows only the first ones. */
const spread = [
  { name: 'spread-dots', twinkles: 30, pings: 4 },
  { name: 'spread-dots more-dots', twinkles: 90, pings: 4 },
];

interface DotGridProps {
  /** The element that the dots fill. */
  readonly area: RefObject<HTMLElement | null>;
  readonly isPaused: boolean;
}

/**
 * The dot grid behind its area: static dots, dots that twinkle, and dots that ping. Hidden from assistive
 * technology. Aligned to the grid area set in `dot-grid.css`.
 */
export function DotGrid({ area, isPaused }: DotGridProps) {
  const origin = useRef<HTMLDivElement>(null);
  const layout = useDotLayout(area, origin);
  useDotAnimations(origin, layout, isPaused);
  return (
    <div className="dot-grid" data-dot-grid="" aria-hidden="true">
      <div ref={origin} className="live-dots">
        {layout ? <PlacedDots {...layout} /> : <SpreadDots />}
      </div>
    </div>
  );
}

/** Each `i` twinkles, and each `b` pings. */
function PlacedDots({ twinkles, pings }: DotLayout) {
  return (
    <>
      {twinkles.map((dot) => (
        <i key={keyOf('twinkle', dot)} style={positionOf(dot)} />
      ))}
      {pings.map((dot) => (
        <b key={keyOf('ping', dot)} style={positionOf(dot)}>
          <i className={dot.radius > cell / 2 ? 'large-ring' : undefined} />
        </b>
      ))}
    </>
  );
}

function SpreadDots() {
  return spread.map(({ name, twinkles, pings }) => (
    <div key={name} className={name}>
      {[...Array(twinkles).keys()].map((index) => (
        <i key={index} />
      ))}
      {[...Array(pings).keys()].map((index) => (
        <b key={index}>
          <i />
        </b>
      ))}
    </div>
  ));
}

const keyOf = (kind: string, { column, row }: GridCell) => `${kind} ${column} ${row}`;

const positionOf = ({ column, row }: GridCell) => ({
  translate: `${column * cell}px ${row * cell}px`,
});
