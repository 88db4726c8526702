import { type RefObject, useEffect, useEffectEvent } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Replaces the CSS animations of an area by the same ones made by script, and holds them while it is to be still. React
 * listens for `animationiteration` in each island, so that each iteration of a CSS animation wakes the main thread;
 * animations of scripts have no such events.
 */
export function useScriptedAnimations(area: RefObject<HTMLElement | null>, isStill: boolean): void {
  const replaceAll = useEffectEvent(() => {
    // All are read before the first is replaced: each change would have the styles computed anew for the next.
    for (const replace of animationsIn(area.current).map(readCssAnimation)) replace?.(isStill);
  });

  useEffect(() => {
    const element = area.current;
    let frame: number | undefined;
    const replaceInNextFrame = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        replaceAll();
      });
    };
    // What starts again when motion is wanted again are CSS animations.
    const cancelScripted = () => {
      for (const animation of scriptedAnimations(element)) animation.cancel();
    };
    const query = matchMedia(lessMotion);
    replaceInNextFrame();
    element?.addEventListener('animationstart', replaceInNextFrame);
    query.addEventListener('change', cancelScripted);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      element?.removeEventListener('animationstart', replaceInNextFrame);
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

function animationsIn(area: Element | null): Animation[] {
  return area?.getAnimations({ subtree: true }) ?? [];
}

function scriptedAnimations(area: Element | null): Animation[] {
  return animationsIn(area).filter((animation) => !(animation instanceof CSSAnimation));
}

/** @returns a function that puts the same animation, made by script, in the place of a CSS animation */
function readCssAnimation(animation: Animation) {
  const { currentTime, effect } = animation;
  if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return;
  const { target } = effect;
  const [keyframes, timing] = [effect.getKeyframes(), effect.getTiming()];
  return (isStill: boolean) => {
    const scripted = target?.animate(keyframes, timing);
    if (!scripted) return;
    scripted.currentTime = currentTime;
    if (isStill) scripted.pause();
    animation.cancel();
  };
}
