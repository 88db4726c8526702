import { join } from 'node:path';
import { type Result, x } from 'tinyexec';

const root = join(import.meta.dirname, '..');
const running = new Set<Result>();

// Immediately, even if a tool is too busy to notice that its parent has ended.
process.on('exit', () => {
  for (const program of running) program.kill();
});

interface Options {
  /** Added to the environment. */
  variables?: Readonly<Record<string, string>>;
  /** Whether its output goes to this terminal rather than the result. */
  print?: boolean;
}

/** Starts a program of an installed package, or of the system, in the project root. It ends with this process. */
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

/** Runs such a program to completion. */
export async function runTool(
  tool: string,
  args: readonly string[],
  options?: Options,
): Promise<{ code: number; output: string }> {
  const { exitCode, stdout, stderr } = await startTool(tool, args, options);
  return { code: exitCode ?? 1, output: stdout + stderr };
}
