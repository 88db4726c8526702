// @ts-check
// Runs before anything is installed, on whichever Node there is: no import but Node's own, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  [/in sync|EUSAGE/, 'package.json and package-lock.json differ. Run "npm install" once.'],
  [/ENOSPC/, 'The disk is full. Free some space and run this again.'],
  [/EACCES|EPERM/, 'A folder may not be written. Give your user the rights to this one.'],
]);

const lock = readFileSync(at('package-lock.json'), 'utf8');
const lockHash = createHash('sha256').update(lock).digest('hex');

const stamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash;
if (!stamped && !isInstalledByHand()) install();
const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (!stamped) writeFileSync(stamp, lockHash);

/** npm notes what it has installed; a plain `npm install` or `npm ci` must not be done over. */
function isInstalledByHand() {
  const note = at('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

function install() {
  const start = performance.now();
  process.stdout.write('Installing packages… ');
  const [program, before] = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    shell: onWindows && program === 'npm',
  });
  if (status === 0) {
    console.log(`done in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
    return;
  }
  const output = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim();
  const mend = mends.find(([cause]) => cause.test(output))?.[1];
  console.log('failed.');
  console.error(output.split('\n').slice(-40).join('\n'));
  console.error(mend ?? 'npm could not install the packages: see its message above.');
  process.exit(1);
}

/** The commands are TypeScript and need the Node that the package `node` brings. */
function nodeProblem() {
  const wanted = JSON.parse(readFileSync(at('package.json'), 'utf8')).devDependencies.node;
  const program = at('node_modules', '.bin', onWindows ? 'node.cmd' : 'node');
  const found = spawnSync(program, ['--version'], { encoding: 'utf8', shell: onWindows }).stdout;
  return found?.trim() === `v${wanted}`
    ? null
    : `The package "node" did not bring Node ${wanted}. It does so in its install script: allow ` +
        'install scripts in your .npmrc and run "npm rebuild node".';
}
