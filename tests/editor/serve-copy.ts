import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { waitUntilReachable } from '../../scripts/wait-until-reachable.ts';
import { copyProject } from '../project-copy.ts';
import { copy, editorOrigin, git, ports } from './copy.ts';

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
  const end = once(command, 'exit');
  if (!(await waitUntilReachable(`${editorOrigin}/edit/`, () => command.exitCode !== null))) {
    throw new Error('The editor has ended.');
  }
  return async () => {
    command.kill();
    await end;
    await rm(copy, { recursive: true });
  };
}
