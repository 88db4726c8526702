import { spawn, spawnSync } from 'node:child_process';
import { isAbsolute, join } from 'node:path';

export interface ProcessGroup {
  /** The process that was started; undefined when it could not be. */
  pid: number | undefined;
  /** Settles with the exit code when the program has ended; 1 when a signal ended it. */
  ended: Promise<number>;
  /** What it has printed so far, when that is kept. */
  output(): string;
  /** Ends the program and everything that it started; returns when it is gone. */
  stop(): Promise<void>;
}

interface GroupOptions {
  /** Added to the environment. */
  variables?: Readonly<Record<string, string>>;
  /** Whether its output goes to this terminal or is kept for a message. */
  print?: 'here' | 'keep';
}

const root = join(import.meta.dirname, '..');
const onWindows = process.platform === 'win32';
const graceInMilliseconds = 5000;
const running = new Map<number, ProcessGroup>();

// The last way out, where nothing can be awaited: an uncaught error, or an end without a stop.
process.on('exit', () => {
  for (const id of running.keys()) signalGroup(id, 'SIGKILL');
});

/**
 * Starts a program that a package brought, or one of the system by its whole path, from the root of the
 * project, in a process group of its own, so that all its children can be ended with it.
 */
export function startProcessGroup(
  tool: string,
  args: readonly string[],
  { variables = {}, print = 'here' }: GroupOptions = {},
): ProcessGroup {
  const program = isAbsolute(tool)
    ? tool
    : join(root, 'node_modules', '.bin', onWindows ? `${tool}.cmd` : tool);
  const output = print === 'here' ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    detached: !onWindows,
    env: { ...process.env, ...variables },
    shell: onWindows,
    stdio: ['ignore', output, output],
  });
  const { pid } = child;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', ({ message }) => {
      console.error(`${tool} does not start: ${message}. Run "node scripts/setup.mjs".`);
      resolve(1);
    });
  });
  const group = {
    pid,
    ended,
    output: () => printed,
    stop: async () => {
      if (pid === undefined || !running.has(pid)) return;
      signalGroup(pid, 'SIGTERM');
      const kill = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceInMilliseconds);
      await ended;
      clearTimeout(kill);
      signalGroup(pid, 'SIGKILL');
    },
  };
  if (pid !== undefined) {
    running.set(pid, group);
    void ended.then(() => running.delete(pid));
  }
  return group;
}

/** Ends every program that this process has started here. */
export async function stopProcessGroups(): Promise<void> {
  await Promise.all([...running.values()].map((group) => group.stop()));
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}
