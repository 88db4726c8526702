// @ts-check
// Runs a command of an npm script. Before anything is installed, on Node 20 or newer: no package, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { isInstalled } from './is-installed.mjs';

const root = join(import.meta.dirname, '..');
const [command = '', ...args] = process.argv.slice(2);

const special = /[%#?]/.exec(root)?.[0];
if (special)
  fail(`Rename the folder ${root}: Vite cannot build in one with "${special}" in its name.`);
installPackages();
run(findNode());

/** Runs `npm ci` unless the packages of the lock file are there. */
function installPackages() {
  if (isInstalled(root)) return;
  const npm = process.env['npm_execpath'];
  if (!npm) fail('The packages are not installed. Run "npm ci", or this through npm.');
  console.log('Installing packages…');
  const options = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { status } = spawnSync(process.execPath, [npm, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) fail('npm could not install the packages: see its message above.');
}

/** The folder of a Node that runs TypeScript: that of this process if it is recent enough, else from the packages. */
function findNode() {
  const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim();
  const isRecent = process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0;
  // Installing may just have replaced the Node that runs this.
  if (isRecent && existsSync(process.execPath)) return dirname(process.execPath);
  const system = `${process.platform.replace('win32', 'win')}-${process.arch}`;
  const folders = [`node-${system}`, `node-bin-${system}`].map((name) =>
    join(root, 'node_modules', name, 'bin'),
  );
  return (
    folders.find(existsSync) ?? fail(`Install Node ${wanted} or newer from https://nodejs.org.`)
  );
}

/** @param {string} nodeFolder */
function run(nodeFolder) {
  const path = [nodeFolder, join(root, 'node_modules', '.bin'), process.env['PATH']];
  const isWindows = process.platform === 'win32';
  // The local servers are not behind a proxy. Node takes the lower-case name where both are set.
  const { NO_PROXY, no_proxy = NO_PROXY } = process.env;
  const direct = [no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join();
  const child = spawn(isWindows ? `"${command}"` : command, isWindows ? args.map(quote) : args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: path.join(delimiter),
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_PROXY: direct,
      no_proxy: direct,
      WRANGLER_SEND_METRICS: 'false',
    },
    stdio: 'inherit',
    // The programs of packages are batch files there.
    shell: isWindows,
  });
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // npm, killed, passes no signal on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill(), 500).unref();
}

/** @param {string} argument */
function quote(argument) {
  return `"${argument.replaceAll('"', '""')}"`;
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
