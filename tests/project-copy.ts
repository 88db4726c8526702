import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { x } from 'tinyexec';
import { parseDocument } from 'yaml';

const notCopied = /^(?:node_modules|dist|tests|docs|\..*)$/;

/** Copies the project into a folder that is emptied first, without its packages, which the copy shares. */
export async function copyProject(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const filter = (source: string) => !/[\\/]node_modules$/.test(source);
  for (const entry of (await readdir('.')).filter((name) => !notCopied.test(name))) {
    await cp(entry, join(copy, entry), { recursive: true, preserveTimestamps: true, filter });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Sets every optional fact in the content of a copy: a line to call, a recording, and these customers. */
export async function setOptionalFacts(copy: string, customers: readonly object[]): Promise<void> {
  const content = join(copy, 'src/content');
  await mkdir(join(content, 'media'), { recursive: true });
  // The player asks for nothing of it until somebody listens.
  await writeFile(join(content, 'media/call.mp3'), 'sound');
  await set(join(content, 'agency.yaml'), ['demoLine'], '+1 (212) 555-0199');
  await set(join(content, 'example-call.yaml'), ['call', 'recording'], 'call.mp3');
  await set(join(content, 'why-choose-us.yaml'), ['customers'], customers);
}

async function set(file: string, path: readonly string[], value: unknown): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  document.setIn(path, value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}

/** Builds a copy for a deployment. Returns the folder of the built site. */
export async function buildCopy(copy: string, variables: Record<string, string>): Promise<string> {
  const { exitCode, stdout, stderr } = await x('node', ['scripts/build.ts'], {
    nodeOptions: { cwd: copy, env: variables },
  });
  if (exitCode !== 0) throw new Error(stdout + stderr);
  return join(copy, 'dist');
}
