import { existsSync } from 'node:fs';
import { x } from 'tinyexec';

/**
 * Installs packages where this is Debian, or a system made from it, and no password is needed.
 *
 * @param purpose what they are for, for the message that comes first
 * @returns whether they were installed; when not, how to install them has been printed
 */
export async function installPackages(
  packages: readonly string[],
  purpose: string,
): Promise<boolean> {
  const list = packages.join(' ');
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    console.log(`${purpose}: not installed. On Debian run "sudo apt-get install ${list}".`);
    return false;
  }
  console.log(`${purpose}: installing ${list} with apt-get…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { exitCode } = await x('apt-get', ['-qq', ...args], {
      nodeOptions: { stdio: 'inherit', env: { DEBIAN_FRONTEND: 'noninteractive' } },
    });
    if (exitCode !== 0) return false;
  }
  return true;
}
