import { spawnSync } from 'node:child_process';

/**
 * The day on which files of the project last changed, for the sitemap (Q6): of their last commit, or today
 * where they hold changes that are not committed.
 *
 * @param files paths relative to `directory`
 * @param directory inside a git work tree
 * @returns the day as `2026-01-31`, or null where git cannot know: without git, outside a repository, for
 * files it does not track, and in a shallow clone, whose oldest commit seems to have changed everything
 */
export function lastChanged(files: readonly string[], directory = '.'): string | null {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: directory, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return null;
  const committed = git('log', '-1', '--format=%cs', '--', ...files);
  if (!committed) return null;
  const open = git('status', '--porcelain', '--untracked-files=no', '--', ...files);
  return open ? new Date().toISOString().slice(0, 10) : committed;
}
