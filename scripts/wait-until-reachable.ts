import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a server responds at an address. Returns whether it does: not if its program has ended before. */
export async function waitUntilReachable(url: string, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    const isReachable = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReachable) return true;
    await wait(50);
  }
  return false;
}
