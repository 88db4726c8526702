import { createInterface } from 'node:readline';

/** Asks in a terminal. True for "yes" or "y" alone; an end of the input is a no. */
export async function confirm(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
    // Without this, Ctrl+C would end the question alone.
    terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    terminal.question(`${question} (yes/no) `, resolve);
  });
  terminal.close();
  return /^\s*y(?:es)?\s*$/i.test(answer);
}
