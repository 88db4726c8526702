import { startSandbox } from '../mail-sandbox/server.ts';
import { freePort, localHost, localSettings, readPort, serve } from './local-site.ts';
import { run, start } from './processes.ts';

/**
 * `npm start`: builds and serves the site with its real headers, alongside the mail sandbox and its inbox (O3).
 * `--dev`: the same with the source files and hot reload, without the headers. `--test`: on free ports, which the tests
 * read from the output.
 */
const isDev = process.argv.includes('--dev');
const isTest = process.argv.includes('--test');
// Not `dist`, which gets published: this site sends to the inbox.
const directory = isTest ? '.local/e2e' : '.local/start';
try {
  const port = isTest ? await freePort() : await readPort('PORT', isDev ? 4321 : 8787);
  const inboxPort = isTest ? await freePort() : await readPort('INBOX_PORT', 8025);
  if (port === inboxPort) {
    throw new Error(`PORT and INBOX_PORT are both ${port}: choose two different ones.`);
  }
  const variables = localSettings(port, inboxPort);
  await startSandbox(inboxPort);
  const inbox = `Inbox  http://${localHost}:${inboxPort}`;
  if (isDev) {
    console.log(inbox);
    // Without the last option, Astro runs in the background when no person started it.
    const options = ['--host', localHost, '--port', String(port), '--ignore-lock'];
    start('astro', ['dev', ...options], { variables }).once('exit', (code) =>
      process.exit(code ?? 1),
    );
  } else {
    await run('astro', ['build', '--outDir', directory], { variables });
    await serve(directory, port);
    console.log(`\nSite   http://${localHost}:${port}\n${inbox}\n\nPress Ctrl+C to stop.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
