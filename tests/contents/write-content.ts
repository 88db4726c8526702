import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** Begins like a recording, which is all that a page with a player asks of it. */
const recording = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(400)]);

const styles = {
  lineWidth: 0,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
} as const;

const logo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="${color}"/></svg>`;

/** Writes a content of this folder, all of it, in place of the content in another folder. */
export async function writeContent(name: string, folder: string): Promise<void> {
  const text = await readFile(join(import.meta.dirname, `${name}.yaml`), 'utf8');
  const { services, documents, ...files } = parse(text, { schema: 'failsafe', merge: true });
  const replaced = ['services', ...globSync('*.{yaml,md}', { cwd: folder })];
  for (const each of replaced) await rm(join(folder, each), { recursive: true, force: true });
  await mkdir(join(folder, 'services'), { recursive: true });
  await mkdir(join(folder, 'media'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFile(join(folder, file), stringify(value, styles));
  for (const [file, value] of Object.entries(files)) await write(`${file}.yaml`, value);
  for (const [index, [slug, service]] of Object.entries(services).entries()) {
    await write(`services/${slug}.yaml`, { order: String(index + 1), ...Object(service) });
  }
  for (const [file, document] of Object.entries<string>(documents)) {
    await writeFile(join(folder, file), document);
  }
  await writeFile(join(folder, 'media/call.mp3'), recording);
  await writeFile(join(folder, 'media/logo.svg'), logo('#14532d'));
  await writeFile(join(folder, 'media/logo-dark.svg'), logo('#bbf7d0'));
  // Which letters it has does not matter to whether a page loads it.
  await copyFile('src/styles/fonts/hanken-grotesk-latin.woff2', join(folder, 'media/own.woff2'));
}
