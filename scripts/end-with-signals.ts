import { stopProcessGroups } from './process-group.ts';

/**
 * Makes a command end what it has started, and then itself, when it is interrupted or told to end.
 * A second Ctrl+C does not wait.
 *
 * @returns whether that has begun
 */
export function endWithSignals(): () => boolean {
  let ending = false;
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => {
      ending = true;
      process.once('SIGINT', () => process.exit(code));
      void stopProcessGroups().then(() => process.exit(code));
    });
  }
  return () => ending;
}
