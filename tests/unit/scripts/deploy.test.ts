import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirm } from '../../../scripts/confirm.ts';
import { runTool } from '../../../scripts/run-tool.ts';

/** Runs a deployment that cannot succeed: it knows no address of a site, and no account. */
const deploy = (args: readonly string[], variables: Readonly<Record<string, string>>) =>
  runTool('node', ['scripts/deploy.ts', ...args], {
    variables: { SITE_URL: '', CLOUDFLARE_API_TOKEN: 'none', ...variables },
    print: false,
  });

test.each<[readonly string[], Readonly<Record<string, string>>]>([
  [['--dryrun'], {}],
  // What is left of "npm run deploy --dry-run".
  [[], { npm_config_dry_run: 'true' }],
])('O9 a deployment with the options %j %j is refused', async (args, variables) => {
  const { code, output } = await deploy(args, variables);
  expect(output).toMatch(/^"deploy" has no options\. Nothing was deployed\./);
  expect(code).toBe(1);
});

test('O9 nothing is built or deployed while the release has anything to fix', async () => {
  const { code, output } = await deploy([], {});
  expect(output).toContain('SITE_URL is not set.');
  expect(output.trimEnd()).toMatch(/to fix before a release\.\nNothing was deployed\.$/);
  expect(code).toBe(1);
});

test.each([
  ['yes\n', true],
  ['yes, but not now\n', false],
  ['', false],
])('O9 the answer %j publishes: %s', async (typed, isYes) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  expect(await confirm('Publish "Brightline" at https://a.com?', input, output)).toBe(isYes);
  expect(String(output.read())).toContain('Publish "Brightline" at https://a.com? (yes/no) ');
});
