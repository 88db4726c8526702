import { existsSync } from 'node:fs';
import { runTool } from './run-tool.ts';

/** Debian's nginx, and its module for precompressed brotli files. */
export const nginx = {
  program: '/usr/sbin/nginx',
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
} as const;

export const isNginxInstalled = () => Object.values(nginx).every((path) => existsSync(path));

/**
 * Installs nginx if it is missing. Not under systemd, where the package would start a public server.
 * Without nginx its tests are skipped.
 */
export async function ensureNginx(): Promise<void> {
  if (isNginxInstalled() || existsSync('/run/systemd/system')) return;
  const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
  await installDebianPackages(packages, 'the tests of nginx need it');
}

/** Installs Debian's browsers and a virtual display. */
export async function ensureOtherBrowsers(): Promise<void> {
  const programs = ['firefox-esr', 'WebKitWebDriver', 'gjs', 'Xvfb'];
  if (programs.every((program) => existsSync(`/usr/bin/${program}`))) return;
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'];
  await installDebianPackages(packages, 'the tests in other browsers need them');
}

/** Installs packages on Debian and its derivatives if no password is needed, and says why; otherwise says how. */
export async function installDebianPackages(
  packages: readonly string[],
  reason: string,
): Promise<void> {
  const list = packages.join(' ');
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    console.log(`Not installed: ${list}. On Debian run "sudo apt-get install ${list}".`);
    return;
  }
  console.log(`Installing ${list} on this computer with apt-get: ${reason}.`);
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    await runTool('apt-get', ['-qq', ...args], { variables });
  }
}
