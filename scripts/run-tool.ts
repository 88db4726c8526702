import { join } from 'node:path';
import { type Result, x } from 'tinyexec';

const root = join(import.meta.dirname, '..');
const running = new Set<Result>();

// At once, also for a tool that is too busy to see that its parent is gone.
process.on('exit', () => {
  for (const program of running) program.kill();
});

interface Options {
  /** Added to the environment. */
  variables?: Readonly<Record<string, string>>;
  /** Whether its output goes to this terminal, or into the result. */
  print?: boolean;
}

/** Starts the program of an installed package, or of the system, from the root of the project. It ends with this process. */
export function startTool(
  tool: string,
  args: readonly string[],
  { variables, print = true }: Options = {},
): Result {
  const output = print ? 'inherit' : 'pipe';
  const program = x(tool, [...args], {
    nodeOptions: {
      cwd: root,
      env: { ASTRO_TELEMETRY_DISABLED: '1', ...variables },
      stdio: ['ignore', output, output],
    },
  });
  running.add(program);
  // Not `then`, which would read the output before the caller does.
  program.process?.once('exit', () => running.delete(program));
  return program;
}

/** Runs such a program to its end. */
export async function runTool(
  tool: string,
  args: readonly string[],
  options?: Options,
): Promise<{ code: number; output: string }> {
  const { exitCode, stdout, stderr } = await startTool(tool, args, options);
  return { code: exitCode ?? 1, output: stdout + stderr };
}
