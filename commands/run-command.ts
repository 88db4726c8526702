import { endWithSignals } from './end-with-signals.ts';

/**
 * Runs a command of this project to its end and turns an error into its message and exit code 1.
 *
 * @param command returns the exit code; none means success
 */
export async function runCommand(command: () => Promise<number | undefined>): Promise<never> {
  endWithSignals();
  try {
    process.exit((await command()) ?? 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
