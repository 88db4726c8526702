import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

const paths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const modulePath = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  program: string;
  /** The module that serves brotli copies, where there is one. */
  brotliModule: string | null;
}

/** The nginx of this system, or null. */
export function installedNginx(): Nginx | null {
  const program = paths.find((path) => existsSync(path));
  if (program === undefined) return null;
  return { program, brotliModule: existsSync(modulePath) ? modulePath : null };
}

/**
 * Installs Debian's nginx where there is none. Not where systemd runs: there the package would start a public
 * server. Without nginx its tests are skipped.
 */
export async function ensureNginx(): Promise<void> {
  if (installedNginx()?.brotliModule || existsSync('/run/systemd/system')) return;
  await installPackages(['nginx', 'libnginx-mod-http-brotli-static'], 'nginx for its tests');
}
