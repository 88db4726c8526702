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

/**
 * Animates dots, each out of step with the others. By script, not by a style sheet: React listens for
 * `animationiteration`, so each iteration of a CSS animation would wake the main thread.
 *
 * @param parent an element whose children are the dots: first those that twinkle, then those that ping, each with its ring
 * @param twinkleCount how many of them twinkle
 * @returns a function that stops all of it
 */
export function animateDots(parent: Element, twinkleCount: number): () => void {
  const dots = [...parent.children];
  const twinkles = dots.slice(0, twinkleCount).map((dot, index) =>
    dot.animate(withEasing(twinkle, 'ease-in-out'), {
      duration: 3000 + 400 * (index % 7),
      delay: -(1300 * (index % 5) + 700 * (index % 7) + 2100 * (index % 9)),
      iterations: Infinity,
    }),
  );
  const pings = dots.slice(twinkleCount).flatMap((dot, index, all) => {
    // Evenly spaced in time: of six, at least four always show.
    const timing = { duration: 4800, iterations: Infinity, iterationStart: index / all.length };
    return [
      dot.animate(ping, timing),
      ...[...dot.children].map((each) => each.animate(withEasing(ring, 'ease-out'), timing)),
    ];
  });
  return () => {
    for (const animation of [...twinkles, ...pings]) animation.cancel();
  };
}
