// @ts-check
// Runs before npm's other scripts, even before anything is installed: it uses no packages, and only what Node 20 has.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** @param {string} file */
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the second file at the end of every installation.
if (changed('package-lock.json') > changed('node_modules/.package-lock.json')) {
  console.log('Installing packages…');
  try {
    // Not `npm ci`: it would delete the Node that runs this, which Windows does not allow.
    execSync('npm install --no-audit --no-fund', { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.error('npm could not install the packages: see its message above.');
    process.exit(1);
  }
}
