import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DotLayout } from './dot-layout.ts';
import { useMediaQuery } from './use-media-query.ts';

// The same as in `dots-before-hydration.css`.
const twinkle: Keyframe[] = [
  { opacity: 0, scale: 0.75 },
  { opacity: 1, scale: 1, offset: 0.35 },
  { opacity: 1, scale: 1, offset: 0.65 },
  { opacity: 0, scale: 0.75 },
];
const pingDot: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.12 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0 },
];
const ring: Keyframe[] = [
  { opacity: 0, scale: 0.25 },
  { opacity: 1, offset: 0.14 },
  { opacity: 0.7, offset: 0.55 },
  { opacity: 0, scale: 1, offset: 0.9 },
  { opacity: 0, scale: 1 },
];

/**
 * Animates the dots of a layout, and pauses them on request. In JavaScript, not CSS: React
 * listens for `animationiteration` in each island, so each iteration of a CSS animation wakes the main thread.
 *
 * @param dots the element whose children are first the dots that twinkle, then those that ping, each with its ring
 */
export function useDotAnimations(
  dots: RefObject<HTMLElement | null>,
  layout: DotLayout | null,
  isPaused: boolean,
): void {
  const running = useRef(new Map<Element, readonly Animation[]>());
  const isMotionWanted = useMediaQuery('(prefers-reduced-motion: no-preference)');

  useLayoutEffect(() => {
    const elements = isMotionWanted && layout ? [...(dots.current?.children ?? [])] : [];
    const count = layout?.twinkles.length ?? 0;
    const before = running.current;
    running.current = new Map(
      elements.map((element, index) => [
        element,
        before.get(element) ?? (index < count ? startTwinkle(element, index) : startPing(element)),
      ]),
    );
    // An infinite animation of a removed element would keep the main thread awake.
    for (const [element, animations] of before) {
      if (running.current.has(element)) continue;
      for (const animation of animations) animation.cancel();
    }
    alignPings(elements.slice(count).map((element) => running.current.get(element) ?? []));
    for (const animation of [...running.current.values()].flat()) {
      if (isPaused) animation.pause();
      else animation.play();
    }
  }, [dots, layout, isMotionWanted, isPaused]);

  useLayoutEffect(
    () => () => {
      for (const animation of [...running.current.values()].flat()) animation.cancel();
      running.current.clear();
    },
    [],
  );
}

function startTwinkle(element: Element, index: number): Animation[] {
  const duration = 3000 + 400 * (index % 7);
  const delay = -(1300 * (index % 5) + 700 * (index % 7) + 2100 * (index % 9));
  const easing = 'ease-in-out';
  const frames = twinkle.map((frame) => ({ ...frame, easing }));
  return [element.animate(frames, { duration, delay, iterations: Infinity })];
}

function startPing(element: Element): Animation[] {
  const timing = { duration: 4800, iterations: Infinity };
  const frames = ring.map((frame) => ({ ...frame, easing: 'ease-out' }));
  const drawnRing = element.firstElementChild?.animate(frames, timing);
  return [element.animate(pingDot, timing), ...(drawnRing ? [drawnRing] : [])];
}

/**
 * Spaces the pings evenly in time: of six, at least four always show. Those kept from an earlier layout may skip to another
 * moment.
 */
function alignPings(pings: readonly (readonly Animation[])[]): void {
  const time = Math.max(0, ...pings.flat().map(({ currentTime }) => Number(currentTime)));
  for (const [index, animations] of pings.entries()) {
    for (const animation of animations) {
      animation.effect?.updateTiming({ iterationStart: index / pings.length });
      animation.currentTime = time;
    }
  }
}
