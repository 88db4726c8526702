import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const running = new Set<ChildProcess>();

let isWatching = false;

/** From the first start on, whatever ends this process ends what it has started. */
function endTogether(): void {
  if (isWatching) return;
  isWatching = true;
  process.on('exit', () => {
    for (const child of running) child.kill();
  });
  // With the exit code that a shell reports for a program which a signal has ended.
  const endBy = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') =>
    process.exit(128 + constants.signals[signal]);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => endBy(signal));
  }
  // npm runs this process in a shell, which ends at a signal without passing it on.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) endBy('SIGTERM');
  }, 250).unref();
}

interface StartOptions {
  /** Added to the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Whether its output is collected here rather than printed. */
  readonly isPiped?: boolean;
}

/** Starts a program from an installed package. It ends with this process. */
export function start(
  program: string,
  args: readonly string[],
  { variables, isPiped = false }: StartOptions = {},
): ChildProcess {
  endTogether();
  const output = isPiped ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...variables },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs such a program until it exits.
 *
 * @throws an Error that names it if it fails
 */
export async function run(...options: Parameters<typeof start>): Promise<void> {
  const [code] = await once(start(...options), 'exit');
  if (code !== 0) throw new Error(`${options[0]} ${options[1].join(' ')} failed: see above.`);
}
