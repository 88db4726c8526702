import { constants } from 'node:os';

/**
 * Runs a command of this project and turns an error into its message and exit code 1. The command returns the exit
 * code, or nothing when the process is to end once its servers have.
 */
export async function runCommand(command: () => Promise<number | undefined>): Promise<void> {
  // An exit runs the handlers that end what was started; the default of a signal does not.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  try {
    const code = await command();
    if (code !== undefined) process.exit(code);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
