import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastChanged } from '../../../src/seo/last-changed.ts';

let root: string;

function git(directory: string, date: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Ada Quill', '-c', 'user.email=ada@example.org', ...args], {
    cwd: directory,
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
  });
}

function commit(file: string, day: string): void {
  appendFileSync(join(root, file), `${day}\n`);
  git(root, `${day}T12:00:00Z`, 'add', file);
  git(root, `${day}T12:00:00Z`, 'commit', '--quiet', '--message', file);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git(root, '2026-01-01T12:00:00Z', 'init', '--quiet');
  commit('home.ts', '2026-02-03');
  commit('terms.md', '2026-04-05');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('Q6 the date of a page in the sitemap', () => {
  test('is the day of the last commit to any of its files', () => {
    expect(lastChanged(['home.ts'], root)).toBe('2026-02-03');
    expect(lastChanged(['home.ts', 'terms.md'], root)).toBe('2026-04-05');
  });

  test('is today while a change waits to be committed', () => {
    appendFileSync(join(root, 'home.ts'), 'more\n');
    expect(lastChanged(['home.ts'], root)).toBe(new Date().toISOString().slice(0, 10));
    expect(lastChanged(['terms.md'], root)).toBe('2026-04-05');
  });

  test('is unknown in a shallow clone, whose one commit seems to have changed every file', () => {
    const clone = join(root, 'clone');
    git(root, '2026-06-07T12:00:00Z', 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
    expect(lastChanged(['home.ts'], clone)).toBeNull();
  });

  test('is unknown for files that are not tracked, and outside a repository', () => {
    writeFileSync(join(root, 'new.ts'), '');
    expect(lastChanged(['new.ts'], root)).toBeNull();
    const outside = mkdtempSync(join(tmpdir(), 'no-repository-'));
    mkdirSync(join(outside, 'src'));
    expect(lastChanged(['src'], outside)).toBeNull();
    rmSync(outside, { recursive: true });
  });
});
