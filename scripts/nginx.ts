import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './apt.ts';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

export interface Nginx {
  program: string;
  /** The module that serves brotli copies, where there is one. */
  brotliModule: string | null;
}

/** The nginx of this system, or null. */
export function installedNginx(): Nginx | null {
  const program = places.find((place) => existsSync(place));
  if (program === undefined) return null;
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return { program, brotliModule: existsSync(module) ? module : null };
}

/**
 * Installs Debian's nginx with its brotli module where there is none. Not where systemd runs: there the
 * package would start a public server at once, which a test has no business to do.
 */
export function provideNginx(): void {
  if (installedNginx()?.brotliModule) return;
  if (canInstallPackages() && !existsSync('/run/systemd/system')) {
    console.log('No nginx with brotli was found. Installing it…');
    installPackages(packages);
  }
  if (installedNginx()) return;
  console.log(
    `Without nginx its tests are skipped. On Debian: "apt-get install ${packages.join(' ')}".`,
  );
}
