import { Fragment, useRef } from 'react';
import type { GridCell } from './dot-layout.ts';
import { useDotAnimations } from './use-dot-animations.ts';
import { useDotLayout } from './use-dot-layout.ts';
import { cell } from './waveform-path.ts';

/** The dots in the prerendered page: the style sheet spreads them over any window. */
const prerendered = { twinkles: 96, pings: 8 };

/**
 * The dot grid behind its area: static dots, dots that twinkle, and dots that ping. Hidden from assistive
 * technology. Aligned to the grid area set in `dot-grid.css`.
 */
export function DotGrid({ isStill }: { readonly isStill: boolean }) {
  const origin = useRef<HTMLDivElement>(null);
  const layout = useDotLayout(origin);
  useDotAnimations(origin, layout, isStill);
  const twinkles = layout?.twinkles ?? Array.from({ length: prerendered.twinkles }, () => null);
  const pings = layout?.pings ?? Array.from({ length: prerendered.pings }, () => null);
  return (
    <div className="dot-grid" data-dot-grid="" aria-hidden="true">
      <div ref={origin} className={layout ? 'live-dots live-dots-placed' : 'live-dots'}>
        {/* New elements, not moved ones, which the browser would count as a layout shift. */}
        <Fragment key={layout ? 'placed' : 'prerendered'}>
          {[...twinkles.entries()].map(([index, dot]) => (
            <i key={keyOf('twinkle', index, dot)} style={place(dot)} />
          ))}
          {[...pings.entries()].map(([index, dot]) => {
            const isSmall = dot !== null && dot.radius < cell / 2;
            return (
              <b key={keyOf('ping', index, dot)} style={place(dot)}>
                <i className={isSmall ? 'small-ring' : undefined} />
              </b>
            );
          })}
        </Fragment>
      </div>
    </div>
  );
}

/** A different key for each position. */
function keyOf(kind: string, index: number, dot: GridCell | null): string {
  return dot ? `${kind} ${dot.column} ${dot.row}` : `${kind} ${index}`;
}

function place(dot: GridCell | null) {
  return dot ? { translate: `${dot.column * cell}px ${dot.row * cell}px` } : undefined;
}
