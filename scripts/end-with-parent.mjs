// @ts-check
// Loaded into every Node process that the launcher starts. A signal to one process does not reach what it has
// started, and a killed process cannot pass it on: so each watches the process that started it.
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
