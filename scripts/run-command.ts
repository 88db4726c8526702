import { constants } from 'node:os';

/**
 * Runs a command of this project; on an error, prints its message and exits with code 1. The command returns the exit
 * code, or nothing if the process should end when its servers have.
 */
export async function runCommand(command: () => Promise<number | undefined>): Promise<void> {
  // Exiting runs the handlers that end child processes; the default action of a signal does not.
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
