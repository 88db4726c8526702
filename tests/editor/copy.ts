import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ports = {
  editor: Number(process.env['E2E_SITE_PORT'] ?? 8797),
  inbox: Number(process.env['E2E_INBOX_PORT'] ?? 8035),
  site: Number(process.env['E2E_SITE_PORT'] ?? 8797) + 2,
} as const;
export const editorOrigin = `http://127.0.0.1:${ports.editor}`;
export const siteOrigin = `http://127.0.0.1:${ports.site}`;

/** The copy of the project that the tests edit. */
export const copy = join(tmpdir(), `site edit test ${ports.editor}`);

/** Runs git in the copy. */
export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
