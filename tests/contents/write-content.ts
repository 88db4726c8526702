import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { loadContent } from '../../src/content/load.ts';

/** Begins like a recording, which is all that a page with a player asks of it. */
const recording = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(400)]);

const logo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="${color}"/></svg>`;

/**
 * Writes a content of this folder, all of it, in place of the content in another folder.
 *
 * @throws one Error with every mistake in it, at its place in this folder
 */
export async function writeContent(name: string, folder: string): Promise<void> {
  const text = await readFile(join(import.meta.dirname, `${name}.yaml`), 'utf8');
  const { services, documents, ...files } = parse(text, { schema: 'failsafe', merge: true });
  const replaced = ['services', ...globSync('*.{yaml,md}', { cwd: folder })];
  for (const each of replaced) await rm(join(folder, each), { recursive: true, force: true });
  await mkdir(join(folder, 'services'), { recursive: true });
  await mkdir(join(folder, 'media'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFile(
      join(folder, file),
      stringify(value, {
        lineWidth: 0,
        defaultStringType: 'QUOTE_DOUBLE',
        defaultKeyType: 'PLAIN',
      }),
    );
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
  try {
    loadContent(folder);
  } catch (error) {
    const mistakes = (error as Error).message.split('\n');
    throw new Error(mistakes.map((mistake) => atSource(mistake, name, folder)).join('\n'));
  }
}

/** `<folder>/hero.yaml, line 3: title is missing.` becomes `tests/contents/<name>.yaml, hero: title is missing.` */
function atSource(mistake: string, name: string, folder: string): string {
  const [, file = '', sentence = mistake] =
    /^([\w./-]+)(?: \(.*?\))?(?:, line \d+)?: (.+)$/s.exec(mistake.replace(`${folder}/`, '')) ?? [];
  const place = file.endsWith('.md') ? `documents, ${file}` : file.replace(/\.yaml$/, '');
  return `tests/contents/${name}.yaml${place && `, ${place.replace('/', ', ')}`}: ${sentence}`;
}
