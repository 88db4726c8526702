import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

/** A project with nothing to install, in a folder of this name. */
function project(name = 'site', node = process.versions.node): string {
  const folder = join(temporaryFolder(), name);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const file of ['launch.mjs', 'end-with-parent.mjs', 'is-installed.mjs']) {
    cpSync(join('scripts', file), join(folder, 'scripts', file));
  }
  writeFileSync(join(folder, '.node-version'), node);
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(join(folder, lock), '{ "packages": {} }');
  }
  return folder;
}

const launch = (folder: string, ...args: string[]) =>
  spawn(process.execPath, [join(folder, 'scripts/launch.mjs'), ...args]);

test('O3 the launcher passes on arguments and the exit code', async () => {
  const code = 'process.exit(process.argv.length)';
  const [status] = await once(launch(project(), 'node', '-e', code, '--', 'a b', '--c'), 'exit');
  expect(status).toBe(3);
});

// Windows allows no question mark in a folder name.
test.each(['50%', '#', ...(process.platform === 'win32' ? [] : ['a?'])])(
  'O3 a folder named "%s" fails with one sentence',
  async (name) => {
    const child = launch(project(name), 'node', '--version');
    const [words, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(words.trim()).toMatch(
      /^Rename the folder .*: Vite cannot build in a folder with "[%#?]".*\.$/,
    );
    expect(status).toBe(1);
  },
);

test('O3 a Node that is too old, with none in the packages, fails with one sentence', async () => {
  const child = launch(project('site', '999.0.0'), 'node', '--version');
  expect((await text(child.stderr)).trim()).toMatch(/^Install Node 999\.0\.0 or newer .*\.$/);
});

test('O3 the local servers are never reached through a proxy', async () => {
  const child = spawn(
    process.execPath,
    [join(project(), 'scripts/launch.mjs'), 'node', '-p', 'process.env.no_proxy'],
    { env: { ...process.env, NO_PROXY: 'a.com', no_proxy: 'a.com' } },
  );
  expect((await text(child.stdout)).trim()).toBe('a.com,127.0.0.1,localhost');
});

/** Starts another process, as a tool would. It ends by itself if a test fails. */
const tool = `
const code = "console.log('started'); setTimeout(process.exit, 10_000)";
require('child_process').spawn(process.execPath, ['-e', code], { stdio: 'inherit' });`;

const launchTool = (folder: string) => launch(folder, 'node', '-e', tool);

/** Starts the launcher as npm does: from a process that runs it in a shell. */
function launchInShell(folder: string) {
  writeFileSync(join(folder, 'tool.cjs'), tool);
  const command = `"${process.execPath}" "${join(folder, 'scripts/launch.mjs')}" node tool.cjs; :`;
  const code = `require('child_process').spawn(${JSON.stringify(command)}, { shell: true, stdio: 'inherit' })`;
  return spawn(process.execPath, ['-e', code]);
}

// Windows has no signals: there, each of these ends the process immediately.
test.each([
  ['the launcher', 'SIGINT', launchTool],
  ['the launcher', 'SIGTERM', launchTool],
  ['the launcher', 'SIGHUP', launchTool],
  ['the launcher', 'SIGKILL', launchTool],
  ['npm', 'SIGHUP', launchInShell],
  ['npm', 'SIGKILL', launchInShell],
] as const)('O3 when %s is ended by %s, so is what it started', async (what, signal, start) => {
  // npm itself passes on the others; the launcher does not look for it on Windows.
  if (what === 'npm' && process.platform === 'win32') return;
  const child = start(project());
  await once(child.stdout, 'data');
  child.kill(signal);
  // It ends with the last process that could write to it.
  await once(child.stdout, 'end', { signal: AbortSignal.timeout(3000) });
});
