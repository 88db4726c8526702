import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.ts';

/** Where `npm run test:browsers` puts the checker. */
const jar = '.local/tools/nu/node_modules/vnu-jar/build/dist/vnu.jar';

/**
 * What the checker says and we do not hear. Its grammar of CSS is older than what engines ship; and whether the
 * policy in a page fits it cannot tell, because it has neither the page's origin nor its hashes. Browsers can:
 * every journey fails with a violation of the policy.
 */
const unheard = [
  /^CSS: Unrecognized at-rule “@(property|starting-style)”$/,
  /^CSS: “(margin-trim|text-box)”: Property “\1” doesn't exist\.$/,
  /^CSS: “transition-property”: “--tw-[\w-]+” is not a “transition-property” value\.$/,
  /violates Content Security Policy \(meta tag\)/,
];

interface Message {
  readonly type: string;
  readonly subType?: string;
  readonly message: string;
  readonly extract?: string;
}

export interface NuChecker {
  readonly version: string;
  /** The errors and warnings in a document, a line each. */
  check(html: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts the Nu checker as a server on this computer. */
export async function startNuChecker(): Promise<NuChecker> {
  if (!existsSync(jar)) throw new Error(`${jar} is missing. Run "npm run test:browsers" once.`);
  const port = await freePort();
  const options = ['-Dnu.validator.servlet.bind-address=127.0.0.1', '-Xss1m', '-cp', jar];
  const server = spawn('java', [...options, 'nu.validator.servlet.Main', String(port)], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}/?out=json`;

  async function ask(html: string): Promise<readonly [string, readonly Message[]]> {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const response = await fetch(address, { method: 'POST', headers, body: html });
    const { version, messages } = (await response.json()) as {
      version: string;
      messages: readonly Message[];
    };
    return [version, messages];
  }

  const close = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };

  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const answer = await ask('<!doctype html><html lang="en"><title>Ready</title></html>').catch(
      () => null,
    );
    if (answer) return { version: answer[0], check, close };
    await wait(200);
  }
  await close();
  throw new Error('The Nu checker did not come up.');

  async function check(html: string): Promise<string[]> {
    const [, messages] = await ask(html);
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message }) => !unheard.some((pattern) => pattern.test(message)))
      .map(({ type, message, extract = '' }) => `${type}: ${message} (${extract})`);
  }
}
