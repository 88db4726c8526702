// @ts-check
// Loaded into the launcher and every Node process it starts: a killed process can't pass signals on.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;

/** The process that runs this one through a shell, as npm and Playwright do: the shell survives its death. */
function ownerOfShell() {
  if (process.platform === 'win32') return undefined;
  const status = `/proc/${parent}/stat`;
  // macOS has no such file, and its `ps` takes one option per column.
  const columns = ['-o', 'comm=', '-o', 'state=', '-o', 'ppid=', '-p', `${parent}`];
  const text = existsSync(status)
    ? readFileSync(status, 'utf8')
    : spawnSync('ps', columns, { encoding: 'utf8' }).stdout;
  const [, owner] = /sh\)? +\S+ +(\d+)/.exec(text ?? '') ?? [];
  return owner && Number(owner);
}

/** @param {number} pid */
function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

if (isMainThread) {
  const owner = ownerOfShell();
  setInterval(() => {
    // On Windows, the parent's ID does not change when the parent ends.
    if (process.ppid !== parent || isGone(parent) || (owner && isGone(owner))) process.exit(1);
  }, 250).unref();
}
