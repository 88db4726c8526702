// @ts-check
// Loaded into every Node process that the launcher starts: a killed process cannot pass a signal on to its children.
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;

/** @param {number} pid */
function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/**
 * Ends this process when another one has ended.
 *
 * @param {number} pid
 */
export function endWith(pid) {
  setInterval(() => {
    // On Windows the parent's ID does not change when the parent has ended.
    if (process.ppid !== parent || isGone(pid)) process.exit(1);
  }, 250).unref();
}

if (isMainThread) endWith(parent);
