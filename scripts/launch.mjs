// @ts-check
// Runs an npm script's command. Has to work before anything is installed, on Node 20: no packages, no TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './end-with-parent.mjs';
import { isInstalled } from './is-installed.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');
const [command = '', ...args] = process.argv.slice(2);

const special = /[%#?]/.exec(root)?.[0];
if (special)
  fail(`Rename the folder ${root}: Vite cannot build in a folder with "${special}" in its name.`);
await installPackages();
process.exit(await runCommand(findNode()));

/** Runs `npm ci` unless the packages in the lock file are installed. */
async function installPackages() {
  if (isInstalled(root)) return;
  const npm = process.env['npm_execpath'];
  if (!npm) fail('The packages are not installed. Run "npm ci", or run this through npm.');
  console.log('Installing packages…');
  const options = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const code = await run(process.execPath, [npm, ...options]);
  if (code !== 0) fail('npm could not install the packages: see its message above.');
}

/** The folder of a Node that runs TypeScript: this process's, if recent enough, or else one from the packages. */
function findNode() {
  const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim();
  const isRecent = process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0;
  // The install may have just replaced the Node that runs this.
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
function runCommand(nodeFolder) {
  const path = [nodeFolder, join(root, 'node_modules', '.bin'), process.env['PATH']];
  // The local servers are not behind a proxy. Node uses the lowercase name if both are set.
  const { NO_PROXY, no_proxy = NO_PROXY } = process.env;
  const direct = [no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join();
  const variables = {
    PATH: path.join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_PROXY: direct,
    no_proxy: direct,
    WRANGLER_SEND_METRICS: 'false',
  };
  // On Windows, package executables are batch files.
  if (process.platform === 'win32') return run(quote(command), args.map(quote), variables, true);
  return run(command, args, variables);
}

/**
 * Runs a program until it exits, and passes signals on to it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [variables] added to the environment
 * @returns {Promise<number>} its exit code
 */
function run(program, args, variables = {}, shell = false) {
  const endWithParent = `--import=${new URL('end-with-parent.mjs', import.meta.url)}`;
  const nodeOptions = [process.env['NODE_OPTIONS'], endWithParent].filter(Boolean).join(' ');
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...variables, NODE_OPTIONS: nodeOptions },
    stdio: 'inherit',
    shell,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
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
