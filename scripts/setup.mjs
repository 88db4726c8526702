// @ts-check
// Runs before anything is installed, on whichever Node there is: no import but Node's own, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (/** @type {string[]} */ ...names) => join(root, ...names);
const stamp = at('node_modules', '.lock-hash');
const onWindows = process.platform === 'win32';

/** What npm prints when a cause is known, and what to do about it. */
const mends = /** @type {const} */ ([
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The package registry cannot be reached. Check the network and the proxy, and run this again.',
  ],
  [/E401|E403/, 'The package registry refuses access. Check the registry in your .npmrc.'],
  [/ENOSPC/, 'The disk is full. Free some space and run this again.'],
  [/EACCES|EPERM/, 'A folder may not be written. Give your user the rights to this one.'],
]);

const lock = readFileSync(at('package-lock.json'), 'utf8');
const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const lockHash = createHash('sha256').update(lock).digest('hex');
const stamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash;

if (!stamped) {
  const locked = JSON.parse(lock).packages;
  for (const kind of ['dependencies', 'devDependencies']) {
    if (!isDeepStrictEqual(manifest[kind] ?? {}, locked[''][kind] ?? {})) {
      stop('package.json and package-lock.json differ. Run "npm install" once.');
    }
  }
  if (!isInstalled(locked)) install();
  checkNode();
  writeFileSync(stamp, lockHash);
}

/**
 * npm notes what it has installed: what a plain `npm install` brought is not brought again.
 *
 * @param {Record<string, { version?: string, optional?: boolean }>} locked
 */
function isInstalled(locked) {
  const note = at('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/**
 * `npm ci` would refuse a lock file that lacks the optional packages of other systems, as one does that
 * was written where they could not be had. `--no-save` keeps to the lock file and leaves it as it is.
 */
function install() {
  const start = performance.now();
  process.stdout.write('Installing packages… ');
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync(program, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: onWindows && program === 'npm',
  });
  if (status === 0) {
    console.log(`done in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
    return;
  }
  console.log('failed.');
  const output = [stderr, stdout, error?.message].filter(Boolean).join('\n').trim();
  const mend = mends.find(([cause]) => cause.test(output))?.[1];
  const message = output.split('\n').slice(0, 30).join('\n');
  stop(`${message}\n${mend ?? 'npm could not install the packages: see its message above.'}`);
}

/** The commands are TypeScript and need the Node that the package `node` brings. */
function checkNode() {
  const wanted = manifest.devDependencies.node;
  const program = at('node_modules', '.bin', onWindows ? 'node.cmd' : 'node');
  const found = spawnSync(program, ['--version'], { encoding: 'utf8', shell: onWindows }).stdout;
  if (found?.trim() === `v${wanted}`) return;
  stop(
    `The package "node" did not bring Node ${wanted}. It does so in its install script: allow ` +
      'install scripts in your .npmrc and run "npm rebuild node".',
  );
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
