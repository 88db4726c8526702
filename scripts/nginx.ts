import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

/** Debian's nginx, and the module that serves brotli copies. */
export const nginx = {
  program: '/usr/sbin/nginx',
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
} as const;

export const isNginxInstalled = () => Object.values(nginx).every((path) => existsSync(path));

/**
 * Installs nginx where there is none. Not where systemd runs: there the package would start a public server.
 * Without nginx its tests are skipped.
 */
export async function ensureNginx(): Promise<void> {
  if (isNginxInstalled() || existsSync('/run/systemd/system')) return;
  await installPackages(['nginx', 'libnginx-mod-http-brotli-static'], 'nginx for its tests');
}
