// @ts-check
// Runs before anything is installed, on Node 20 or newer: no package, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endWith } from './end-with-parent.mjs';
import { isInstalled } from './is-installed.mjs';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const [script = '', ...args] = process.argv.slice(2);

if (process.platform === 'win32' && process.arch === 'arm64') {
  fail(
    'Cloudflare’s runtime, which serves and tests the site, has no program for Windows on ARM. Install Node for x64 from https://nodejs.org/en/download, which this computer runs as well, and delete the folder node_modules.',
  );
}
endWithNpm();
installPackages();
runScript(findNode());

/** There may be a shell between npm and this process, which keeps running when npm is killed. */
function endWithNpm() {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return;
  // One option for each column: macOS takes what follows the first `=` as a heading.
  const columns = ['-o', 'ppid=', '-o', 'comm=', '-p', String(process.ppid)];
  const { stdout } = spawnSync('ps', columns, { encoding: 'utf8' });
  const [, npm, program = ''] = /(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  if (npm && !/node|npm/.test(program)) endWith(Number(npm));
}

/** Runs `npm ci` unless the packages of the lock file are installed. */
function installPackages() {
  if (isInstalled(at('.'))) return;
  const npm = process.env['npm_execpath'];
  if (!npm) fail(`The packages are not installed. Run "npm ci", or this through npm.`);
  const start = performance.now();
  console.log('Installing packages…');
  const { status } = spawnSync(
    process.execPath,
    [npm, 'ci', '--include=dev', '--include=optional', '--loglevel=error'],
    { cwd: at('.'), stdio: 'inherit' },
  );
  if (status !== 0) fail('npm could not install the packages: see its message above.');
  console.log(`Installed in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
}

/** The commands are TypeScript: this Node if it can run that, otherwise the one from the packages. */
function findNode() {
  const wanted = readFileSync(at('.node-version'), 'utf8').trim();
  const isRecent = process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0;
  // Installing may just have replaced the Node that runs this.
  if (isRecent && existsSync(process.execPath)) return process.execPath;
  const system = `${process.platform.replace('win32', 'win')}-${process.arch}`;
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const found = [`node-${system}`, `node-bin-${system}`]
    .map((name) => at(`node_modules/${name}/${program}`))
    .find((path) => existsSync(path));
  return found ?? fail(`This needs Node ${wanted} or newer (.node-version).`);
}

/** @param {string} node */
function runScript(node) {
  const watch = `--import=${new URL('end-with-parent.mjs', import.meta.url)}`;
  const child = spawn(node, [at(script), ...args], {
    cwd: at('.'),
    env: {
      ...process.env,
      // For every Node process started from here: each ends when its parent has ended.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${watch}`.trim(),
    },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
