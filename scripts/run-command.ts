import { endWithSignals } from './end-with-signals.ts';

/**
 * Runs a command of this project to its end and turns an error into its message and exit code 1.
 *
 * @param command returns the exit code; none means success
 */
export async function runCommand(command: () => Promise<number | undefined>): Promise<void> {
  const isEnding = endWithSignals();
  let code: number;
  try {
    code = (await command()) ?? 0;
  } catch (error) {
    // What a signal has ended fails because of it, and there is nothing to say about that.
    if (!isEnding()) console.error(error instanceof Error ? error.message : error);
    code = 1;
  }
  if (!isEnding()) process.exit(code);
}
