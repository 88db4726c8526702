import { type RefObject, useEffect, useEffectEvent } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** How many are replaced in a frame: all at once would take longer than a frame on a slow phone. */
const mostInFrame = 12;

/**
 * Replaces the CSS animations of an area by the same ones made by script, and holds them while it is to be still. React
 * listens for `animationiteration` in each island, so that each iteration of a CSS animation wakes the main thread;
 * animations of scripts have no such events.
 */
export function useScriptedAnimations(area: RefObject<HTMLElement | null>, isStill: boolean): void {
  const replace = useEffectEvent((animation: CSSAnimation, effect: KeyframeEffect) => {
    const scripted = effect.target?.animate(keyframesOf(animation, effect), effect.getTiming());
    if (!scripted) return;
    scripted.currentTime = animation.currentTime;
    if (isStill) scripted.pause();
    animation.cancel();
  });

  useEffect(() => {
    const element = area.current;
    let frame: number | undefined;
    const replaceSome = () => {
      const found = animationsIn(element).flatMap((animation) => {
        const { effect } = animation;
        const isReplaced = !(animation instanceof CSSAnimation && effect instanceof KeyframeEffect);
        return isReplaced || !effect.target ? [] : { animation, effect };
      });
      for (const { animation, effect } of found.slice(0, mostInFrame)) replace(animation, effect);
      frame = found.length > mostInFrame ? requestAnimationFrame(replaceSome) : undefined;
    };
    const start = () => {
      frame ??= requestAnimationFrame(replaceSome);
    };
    // What starts again when motion is wanted again are CSS animations.
    const cancelScripted = () => {
      for (const animation of scriptedAnimations(element)) animation.cancel();
    };
    const query = matchMedia(lessMotion);
    start();
    element?.addEventListener('animationstart', start);
    query.addEventListener('change', cancelScripted);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      element?.removeEventListener('animationstart', start);
      query.removeEventListener('change', cancelScripted);
    };
  }, [area]);

  useEffect(() => {
    for (const animation of scriptedAnimations(area.current)) {
      if (isStill) animation.pause();
      else animation.play();
    }
  }, [area, isStill]);
}

const keyframes = new Map<string, ComputedKeyframe[]>();

/** The same for every animation of a name; to compute them anew takes long. */
function keyframesOf({ animationName }: CSSAnimation, effect: KeyframeEffect) {
  const known = keyframes.get(animationName) ?? effect.getKeyframes();
  keyframes.set(animationName, known);
  return known;
}

function animationsIn(area: Element | null): Animation[] {
  return area?.getAnimations({ subtree: true }) ?? [];
}

function scriptedAnimations(area: Element | null): Animation[] {
  return animationsIn(area).filter((animation) => !(animation instanceof CSSAnimation));
}
