import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { e2eSite, localHost } from '../../scripts/local-addresses.ts';

export const ports = {
  editor: e2eSite.sitePort,
  inbox: e2eSite.inboxPort,
  site: e2eSite.sitePort + 2,
} as const;
export const editorOrigin = e2eSite.origin;
export const siteOrigin = `http://${localHost}:${ports.site}`;

/** The copy of the project that the tests edit. */
export const copy = join(tmpdir(), `site edit test ${ports.editor}`);

export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
