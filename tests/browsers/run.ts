import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import type { Message } from '../../mail-sandbox/email.ts';
import { startSandbox } from '../../mail-sandbox/server.ts';
import { installDebianPackages } from '../../scripts/debian-packages.ts';
import { freePort, localHost, localSettings, serve } from '../../scripts/local-site.ts';
import { run } from '../../scripts/processes.ts';
import { startFirefox } from './firefox.ts';
import { expectFallback, path } from './path.ts';
import { createVisitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const packages = 'firefox-esr webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb';
/** For the build and the browser profiles. */
const folder = '.local/browsers';

let [passed, failed] = [0, 0];

async function test(name: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
    passed += 1;
    console.log(`passed  ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED  ${name}\n${(error as Error).stack}`);
  }
}

try {
  if (!installDebianPackages(packages.split(' '))) {
    throw new Error(`These tests need Debian with "sudo apt-get install ${packages}".`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const inboxPort = await freePort();
  await run('astro', ['build', '--outDir', `${folder}/site`, '--silent'], {
    variables: localSettings(port, inboxPort),
  });
  const sandbox = await startSandbox(inboxPort);
  await serve(`${folder}/site`, port);

  const origin = `http://${localHost}:${port}`;
  const readInbox = async () =>
    (await (await fetch(`http://${localHost}:${inboxPort}/messages.json`)).json()) as Message[];

  for (const start of [startWebKit, startFirefox]) {
    const driver = await start(folder);
    const visitor = createVisitor(driver, origin);
    await driver.resize(1280, 800);
    for (const [what, check] of Object.entries(path(visitor, readInbox))) {
      await test(`${driver.browser}: ${what}`, check);
    }
    if (driver.mailLinks) {
      sandbox.close().closeAllConnections();
      const what = 'an inquiry that cannot be sent opens the mail client once';
      await test(`${driver.browser}: ${what}`, () => expectFallback(visitor));
    }
    await test(`${driver.browser}: nothing else is written to the console`, async () => {
      const unreachable = /email\/send\. \(Reason: CORS request did not succeed\)/;
      const unexpected = driver.messages().filter((text) => !unreachable.test(text));
      assert.deepEqual(unexpected, []);
    });
    await driver.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
