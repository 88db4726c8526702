/** Wrangler's variables for a run that tells nobody anything and writes nothing outside the project. */
export const quietWrangler = {
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
} as const;

/**
 * What wrangler is told to put a build on Cloudflare.
 *
 * @param directory the finished build
 * @param isDry whether to stop before anything is sent, which needs no account
 */
export function deployArguments(directory: string, isDry: boolean): string[] {
  return [
    'deploy',
    ...['--config', 'hosting/wrangler.jsonc'],
    ...['--assets', directory],
    ...(isDry ? ['--dry-run'] : []),
  ];
}
