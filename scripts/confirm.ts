import { createInterface } from 'node:readline';

/** Asks in a terminal. True only for "yes" or "y"; end of input counts as no. */
export async function confirm(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
    // Without this, Ctrl+C would only cancel the question.
    terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    terminal.question(`${question} (yes/no) `, resolve);
  });
  terminal.close();
  return /^\s*y(?:es)?\s*$/i.test(answer);
}
