import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { requireFreePort } from '../../../scripts/ports.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder(afterAll);

/** Starts another process that listens, as a tool would, and prints its port. It ends by itself if a test fails. */
const server = `
import { spawn } from 'node:child_process';
const code = "setTimeout(process.exit, 10_000); require('node:net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port); })";
spawn(process.execPath, ['-e', code], { stdio: 'inherit' });
`;

beforeAll(() => {
  for (const file of ['launch.mjs', 'end-with-parent.mjs', 'is-installed.mjs']) {
    cpSync(join('scripts', file), join(folder, 'scripts', file));
  }
  writeFileSync(join(folder, '.node-version'), process.versions.node);
  mkdirSync(join(folder, 'node_modules'));
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(join(folder, lock), '{ "packages": {} }');
  }
  writeFileSync(join(folder, 'scripts/serve.ts'), server);
  writeFileSync(join(folder, 'scripts/args.ts'), 'process.exit(process.argv.length - 2);');
});

const launch = (...args: string[]) =>
  spawn(process.execPath, [join(folder, 'scripts/launch.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const isOpen = (port: number) =>
  requireFreePort(port, '').then(
    () => false,
    () => true,
  );

test('O3 the launcher passes on the arguments and the exit code', async () => {
  const [code] = await once(launch('scripts/args.ts', '--port', '8788', 'a b'), 'exit');
  expect(code).toBe(3);
});

const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);

test.each([
  ['a newer minor version', `${major}.${minor + 1}.0`, 1],
  ['a newer patch', `${major}.${minor}.${patch + 1}`, 1],
  ['an older version', `${major - 1}.${minor + 100}.0`, 0],
])('O3 the launcher takes this Node unless it needs %s', async (_, wanted, expected) => {
  writeFileSync(join(folder, '.node-version'), `${wanted}\n`);
  onTestFinished(() => writeFileSync(join(folder, '.node-version'), process.versions.node));
  const [code] = await once(launch('scripts/args.ts'), 'exit');
  expect(code).toBe(expected);
});

/** Starts the launcher as npm does: from a process that runs it in a shell. */
const launchInShell = () => {
  const command = `"${process.execPath}" "${join(folder, 'scripts/launch.mjs')}" scripts/serve.ts`;
  const code = `require('node:child_process').spawn(${JSON.stringify(command)}, { shell: true, stdio: 'inherit' })`;
  return spawn(process.execPath, ['-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
};

// Windows has no signals: there each of these ends the process immediately.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'O3 %s ends everything that the launcher started',
  (signal) => expectEnds(launch('scripts/serve.ts'), signal),
);

// npm forwards the others. Windows has none of them.
test.skipIf(process.platform === 'win32').each(['SIGHUP', 'SIGKILL'] as const)(
  'O3 an npm ended by %s leaves nothing behind, although its shell goes on',
  (signal) => expectEnds(launchInShell(), signal),
);

async function expectEnds(child: ReturnType<typeof launch>, signal: NodeJS.Signals): Promise<void> {
  const [line] = await once(createInterface(child.stdout), 'line');
  const port = Number(line);
  expect(await isOpen(port)).toBe(true);
  child.kill(signal);
  await expect.poll(() => isOpen(port), { timeout: 2000 }).toBe(false);
}
