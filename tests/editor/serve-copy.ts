import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { copyProject } from '../project-copy.ts';
import { copy, editorOrigin, expectAnswer, git, ports, siteOrigin } from './copy.ts';

/** Runs `npm run edit` in a copy of the project, so that the tests never change the real words. */
export default async function serveCopy() {
  await copyProject(copy);
  git('init', '--quiet');
  git('add', 'src/content');
  git('commit', '--quiet', '--message', 'Before');
  const options = [
    `--port=${ports.editor}`,
    `--site-port=${ports.site}`,
    `--inbox-port=${ports.inbox}`,
  ];
  const command = spawn(process.execPath, ['scripts/edit.ts', ...options], {
    cwd: copy,
    stdio: 'inherit',
  });
  try {
    await expectAnswer(`${editorOrigin}/edit/`, true);
    await expectAnswer(siteOrigin, true);
  } catch (error) {
    command.kill();
    throw error;
  }
  return async () => {
    command.kill();
    await expectAnswer(siteOrigin, false);
    await rm(copy, { recursive: true });
  };
}
