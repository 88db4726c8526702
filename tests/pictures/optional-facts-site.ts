import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { parseDocument } from 'yaml';
import { e2eSite, localHost, localVariables } from '../../scripts/local-site.ts';
import { requireFreePort } from '../../scripts/ports.ts';
import { startSite } from '../../scripts/serve.ts';
import { copyProject } from '../project-copy.ts';

const copy = '.local/optional-facts';
const port = e2eSite.sitePort + 2;
export const optionalFactsOrigin = `http://${localHost}:${port}`;

/** Marked as examples: nobody has said this. */
const customers = [
  {
    quote: 'Example of a quote: what a customer said about the calls that used to go unanswered.',
    name: 'First customer',
    firm: 'Example Plumbing',
    place: 'Place',
    link: 'https://example.com',
  },
  {
    quote: 'Another example: what a second customer said, from a firm without a page to link to.',
    name: 'Second customer',
    firm: 'Example Dental',
    place: 'Place',
  },
];

async function set(file: string, path: readonly string[], value: unknown): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  document.setIn(path, value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}

/** Builds and serves a copy of the project in which every optional fact is set. */
export default async function startOptionalFactsSite(): Promise<() => Promise<void>> {
  await requireFreePort(port, `by the variable E2E_SITE_PORT=${e2eSite.sitePort + 10}`);
  await copyProject(copy);
  const content = join(copy, 'src/content');
  await mkdir(join(content, 'media'), { recursive: true });
  // The player asks for nothing of it until somebody listens.
  await writeFile(join(content, 'media/call.wav'), 'sound');
  await set(join(content, 'agency.yaml'), ['demoLine'], '+1 (212) 555-0199');
  await set(join(content, 'company-intro.yaml'), ['call', 'recording'], 'call.wav');
  await set(join(content, 'why-choose-us.yaml'), ['customers'], customers);
  const build = await x('node', ['scripts/build.ts'], {
    nodeOptions: { cwd: copy, env: localVariables(e2eSite.origin, e2eSite.inboxOrigin) },
  });
  if (build.exitCode !== 0) throw new Error(build.stdout + build.stderr);
  const { close } = await startSite({ directory: join(copy, 'dist'), port });
  return close;
}
