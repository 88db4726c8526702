import type { DotLayout, GridCell } from './dot-layout.ts';

const twinkle: Keyframe[] = [
  { opacity: 0, scale: 0.75 },
  { opacity: 1, scale: 1, offset: 0.35 },
  { opacity: 1, scale: 1, offset: 0.65 },
  { opacity: 0, scale: 0.75 },
];
const ping: Keyframe[] = [
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

const withEasing = (frames: readonly Keyframe[], easing: string) =>
  frames.map((frame) => ({ ...frame, easing }));

/** A number for each dot, so that one that stays in a new layout keeps its rhythm. */
const seedOf = ({ column, row }: GridCell) => 31 * (column + 512) + 17 * (row + 512);

/**
 * Animates dots, each out of step with the others. Done in script, not in CSS: React listens for
 * `animationiteration`, so each iteration of a CSS animation would wake the main thread.
 *
 * @param parent an element whose children are the dots of the layout: first those that twinkle, then those that ping,
 *   each with its ring
 * @param layout the positions of the dots
 * @param time where the animations start, in milliseconds
 * @returns the running animations, which repeat forever
 */
export function animateDots(
  parent: Element,
  { twinkles }: DotLayout,
  time: number,
): readonly Animation[] {
  const dots = [...parent.children];
  const twinkling = twinkles.flatMap((place, index) => {
    const seed = seedOf(place);
    return (
      dots[index]?.animate(withEasing(twinkle, 'ease-in-out'), {
        duration: 3000 + 400 * (seed % 7),
        delay: -(1300 * (seed % 5) + 700 * (seed % 7) + 2100 * (seed % 9)),
        iterations: Infinity,
      }) ?? []
    );
  });
  const pinging = dots.slice(twinkles.length).flatMap((dot, index, all) => {
    // Evenly spaced in time: at least four out of six always show.
    const timing = { duration: 4800, iterations: Infinity, iterationStart: index / all.length };
    return [
      dot.animate(ping, timing),
      ...[...dot.children].map((each) => each.animate(withEasing(ring, 'ease-out'), timing)),
    ];
  });
  const animations = [...twinkling, ...pinging];
  for (const animation of animations) animation.currentTime = time;
  return animations;
}
