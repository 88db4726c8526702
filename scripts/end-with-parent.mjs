// @ts-check
// Loaded into every Node process that the launcher starts: a killed process cannot pass a signal on to its children.
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;

function parentIsGone() {
  if (process.ppid !== parent) return true;
  try {
    // On Windows the number of the parent stays when the parent is gone.
    process.kill(parent, 0);
    return false;
  } catch {
    return true;
  }
}

if (isMainThread) {
  setInterval(() => parentIsGone() && process.exit(1), 250).unref();
}
