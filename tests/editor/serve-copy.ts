import { rm } from 'node:fs/promises';
import { copyProject } from '../project-copy.ts';
import { copy, editorOrigin, git, ports, startInCopy } from './copy.ts';

/** Runs `npm run edit` in a copy of the project, so that the tests never change the real words. */
export default async function serveCopy() {
  await copyProject(copy);
  git('init', '--quiet');
  git('add', 'src/content');
  git('commit', '--quiet', '--message', 'Before');
  const stop = await startInCopy(
    `${editorOrigin}/edit/`,
    'scripts/edit.ts',
    `--port=${ports.editor}`,
    `--site-port=${ports.site}`,
    `--inbox-port=${ports.inbox}`,
  );
  return async () => {
    await stop();
    await rm(copy, { recursive: true });
  };
}
