import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { copy, editorOrigin, git, ports, siteOrigin } from './copy.ts';

async function copyProject(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(existsSync)) {
    await cp(file, join(copy, file), { preserveTimestamps: true });
  }
  for (const folder of ['node_modules', 'editor/node_modules']) {
    await symlink(resolve(folder), join(copy, folder), 'junction');
  }
  git('init', '--quiet');
  git('add', 'src/content');
  git('commit', '--quiet', '--message', 'Before');
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs `npm run edit` in a copy of the project, so that the tests never change the real words. */
export default async function serveCopy() {
  await copyProject();
  const options = [
    `--port=${ports.editor}`,
    `--site-port=${ports.site}`,
    `--inbox-port=${ports.inbox}`,
  ];
  const command = spawn(process.execPath, ['scripts/edit.ts', ...options], {
    cwd: copy,
    stdio: 'inherit',
  });
  for (const url of [editorOrigin, siteOrigin]) {
    await expect.poll(() => answers(url), { timeout: 60_000 }).toBe(true);
  }
  return async () => {
    command.kill();
    await expect.poll(() => answers(siteOrigin)).toBe(false);
    await rm(copy, { recursive: true });
  };
}
