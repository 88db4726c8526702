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
  await installDebianPackages('nginx', 'libnginx-mod-http-brotli-static');
}

/** Installs Debian's browsers, a virtual display, and Java for the Nu checker. */
export async function ensureOtherBrowsers(): Promise<void> {
  const programs = ['chromium', 'firefox-esr', 'WebKitWebDriver', 'gjs', 'Xvfb', 'java'];
  if (programs.every((program) => existsSync(`/usr/bin/${program}`))) return;
  await installDebianPackages(
    ...['chromium', 'firefox-esr', 'webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1'],
    ...['xvfb', 'default-jre-headless'],
  );
}

/** Installs packages on Debian and its derivatives if no password is needed; otherwise says how. */
export async function installDebianPackages(...packages: readonly string[]): Promise<void> {
  const list = packages.join(' ');
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    console.log(`Not installed: ${list}. On Debian run "sudo apt-get install ${list}".`);
    return;
  }
  console.log(`Installing ${list} with apt-get…`);
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    await runTool('apt-get', ['-qq', ...args], { variables });
  }
}
