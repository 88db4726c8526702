import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** How many are replaced in a frame: all at once would take longer than a frame on a slow phone. */
const mostInFrame = 12;

/**
 * Replaces the CSS animations of an area by the same ones made by script, and holds them while it is to be still. React
 * listens for `animationiteration` in each island, so that each iteration of a CSS animation wakes the main thread;
 * animations of scripts have no such events.
 */
export function useScriptedAnimations(area: RefObject<HTMLElement | null>, isStill: boolean): void {
  const scripted = useRef(new Map<Animation, Element>());

  const replace = useEffectEvent((animation: CSSAnimation, effect: KeyframeEffect) => {
    const { target } = effect;
    if (!target) return;
    const own = target.animate(keyframesOf(animation, effect), effect.getTiming());
    scripted.current.set(own, target);
    own.currentTime = animation.currentTime;
    if (isStill) own.pause();
    animation.cancel();
  });

  useEffect(() => {
    const element = area.current;
    let frame: number | undefined;
    const replaceSome = () => {
      const found = (element?.getAnimations({ subtree: true }) ?? []).flatMap((animation) => {
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
    const cancelWhere = (isOver: (target: Element) => boolean) => {
      for (const [animation, target] of scripted.current) {
        if (!isOver(target)) continue;
        animation.cancel();
        scripted.current.delete(animation);
      }
    };
    // What starts again when motion is wanted again are CSS animations.
    const cancelAll = () => cancelWhere(() => true);
    const query = matchMedia(lessMotion);
    // An endless animation of an element that was removed would keep the main thread awake.
    const removals = new MutationObserver(() => cancelWhere((target) => !target.isConnected));
    start();
    element?.addEventListener('animationstart', start);
    query.addEventListener('change', cancelAll);
    if (element) removals.observe(element, { childList: true, subtree: true });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      element?.removeEventListener('animationstart', start);
      query.removeEventListener('change', cancelAll);
      removals.disconnect();
    };
  }, [area]);

  useEffect(() => {
    for (const animation of scripted.current.keys()) {
      if (isStill) animation.pause();
      else animation.play();
    }
  }, [isStill]);
}

const keyframes = new Map<string, ComputedKeyframe[]>();

/** The same for every animation of a name; to compute them anew takes long. */
function keyframesOf({ animationName }: CSSAnimation, effect: KeyframeEffect) {
  const known = keyframes.get(animationName) ?? effect.getKeyframes();
  keyframes.set(animationName, known);
  return known;
}
