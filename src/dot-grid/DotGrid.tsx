import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import styles from './DotGrid.module.css';
import { animateDots } from './dot-animations.ts';
import { type Box, cell, type DotLayout, type GridCell, layOutDots } from './dot-layout.ts';

/** The part of the area that the fixed header covers, so that the dots stop behind it. */
const belowHeader = '-64px 0px 0px';

/** The dot grid behind the first screen, an island. Before hydration only the resting dots show. */
export function DotGrid() {
  return (
    <ErrorBoundary fallback={null}>
      <Dots />
    </ErrorBoundary>
  );
}

/** The resting dots come from the style sheet; React places those that twinkle and ping, and animates them. */
function Dots() {
  const origin = useRef<HTMLDivElement>(null);
  const time = useRef(0);
  const [layout, setLayout] = useState<DotLayout | null>(null);
  const [isPaused, setPaused] = useState(true);
  const isMotionWanted = useMotionPreference();

  // Measured again whenever anything in the area changes size.
  useEffect(() => {
    const dot = origin.current;
    const area = dot?.closest('section');
    if (!dot || !area) return;
    const observer = new ResizeObserver(() => setLayout(measure(area, dot)));
    observer.observe(area);
    for (const each of area.querySelectorAll('[data-dots]')) observer.observe(each);
    return () => observer.disconnect();
  }, []);

  // Paused by the visitor's checkbox, and when out of sight.
  useEffect(() => {
    const area = origin.current?.closest('section');
    if (!area) return;
    let isInView = false;
    const update = () =>
      setPaused(!isInView || area.querySelector('[type="checkbox"]:checked') !== null);
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting === true;
        update();
      },
      { rootMargin: belowHeader },
    );
    observer.observe(area);
    area.addEventListener('change', update);
    return () => {
      observer.disconnect();
      area.removeEventListener('change', update);
    };
  }, []);

  // A new layout starts at the time where the previous one stopped.
  useEffect(() => {
    if (!origin.current || !layout || !isMotionWanted) return;
    const animations = animateDots(origin.current, layout, time.current);
    return () => {
      time.current = Number(animations[0]?.currentTime ?? 0);
      for (const animation of animations) animation.cancel();
    };
  }, [layout, isMotionWanted]);

  // After the effect that starts them. Paused, the dots stay as they are.
  useEffect(() => {
    if (!origin.current || !layout || !isMotionWanted) return;
    for (const animation of origin.current.getAnimations({ subtree: true })) {
      if (isPaused) animation.pause();
      else animation.play();
    }
  }, [layout, isMotionWanted, isPaused]);

  return (
    <div aria-hidden="true" className={styles.grid}>
      <div ref={origin} className={styles.origin}>
        {layout?.twinkles.map((dot) => (
          <i key={keyOf(dot)} className={styles.twinkle} style={positionOf(dot)} />
        ))}
        {layout?.pings.map((dot) => (
          <b key={keyOf(dot)} className={styles.ping} style={positionOf(dot)}>
            <i className={styles.ring} style={{ inset: -dot.radius }} />
          </b>
        ))}
      </div>
    </div>
  );
}

const motion = () => matchMedia('(prefers-reduced-motion: no-preference)');

/** Whether the visitor wants motion; not in the prerendered document. */
const useMotionPreference = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = motion();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => motion().matches,
    () => false,
  );

function measure(area: Element, dot: Element): DotLayout {
  const { left: x, top: y } = dot.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  };
  const boxesOf = (mark: string) => [...area.querySelectorAll(`[data-dots="${mark}"]`)].map(boxOf);
  return layOutDots(boxOf(area.firstElementChild ?? area), boxesOf('cover'), boxesOf('clear'));
}

const keyOf = ({ column, row }: GridCell) => `${column} ${row}`;

const positionOf = ({ column, row }: GridCell) => ({
  translate: `${column * cell}px ${row * cell}px`,
});
