import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { parseDocument } from 'yaml';

/** What the build of a site needs. */
const needed = [
  ...['src', 'hosting', 'scripts', 'public', 'mail-sandbox'],
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
];

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

/** A second of silence: the player asks for nothing of it until somebody listens. */
function silence(): Buffer {
  const samples = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  for (const [place, value] of [
    [16, 16],
    [20, 1 + 65_536],
    [24, 8000],
    [28, 8000],
    [32, 1 + (8 << 16)],
  ] as const) {
    head.writeUInt32LE(value, place);
  }
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

async function set(file: string, path: readonly string[], value: unknown): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  document.setIn(path, value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}

/**
 * Builds a copy of the project in which every optional fact is set: demo line, recording, customers.
 *
 * @param copy the folder of the copy, within the project, so that it finds the project's packages
 * @param variables of the deployment
 * @returns the folder of the built site
 */
export async function buildProofSite(copy: string, variables: Record<string, string>) {
  await rm(copy, { recursive: true, force: true });
  for (const entry of needed) await cp(entry, join(copy, entry), { recursive: true });
  const content = join(copy, 'src/content');
  await mkdir(join(content, 'media'), { recursive: true });
  await writeFile(join(content, 'media/call.wav'), silence());
  await set(join(content, 'agency.yaml'), ['demoLine'], '+1 (212) 555-0199');
  await set(join(content, 'company-intro.yaml'), ['call', 'recording'], 'call.wav');
  await set(join(content, 'why-choose-us.yaml'), ['customers'], customers);
  const build = await x('node', ['scripts/build.ts', '--out', 'dist'], {
    nodeOptions: { cwd: copy, env: variables },
  });
  if (build.exitCode !== 0) throw new Error(build.stdout + build.stderr);
  return join(copy, 'dist');
}
