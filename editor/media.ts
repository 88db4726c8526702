import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { audioKind, largestMediaFile } from '../scripts/release/recording.ts';
import { strayFileIssues } from '../scripts/release/stray-files.ts';
import { fontIssue } from '../src/content/custom-fonts.ts';
import { imageSize } from '../src/content/logo.ts';
import { slugOf } from './content-store.ts';
import { mediaEndings } from './media-endings.ts';

/**
 * Saves a file to the folder `media`, under its own name made safe for URLs; never overwrites another file.
 *
 * @param kind `audio`, `image` or `font`
 * @returns its name there
 * @throws one sentence for the owner if the file is not of that kind
 */
export async function saveMedia(
  folder: string,
  kind: string,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const ending = extname(name).toLowerCase();
  const allowed = mediaEndings[kind] ?? [];
  if (!allowed.includes(ending)) {
    const list = allowed.map((each) => each.slice(1).toUpperCase()).join(', ');
    throw new Error(
      `"${name}" is not one of ${list}. Save it as one of these and choose it again.`,
    );
  }
  if (bytes.length === 0) throw new Error(`"${name}" is empty. Choose another file.`);
  if (bytes.length > largestMediaFile) {
    throw new Error(
      `"${name}" is larger than 10 MB, which takes phones too long to load. Make it smaller and choose it again.`,
    );
  }
  const issue = issueOf(kind, ending, Buffer.from(bytes));
  if (issue) throw new Error(`"${name}" ${issue}. Then choose it again.`);
  const slug = slugOf(name.slice(0, -ending.length)) || kind;
  const media = join(folder, 'media');
  await mkdir(media, { recursive: true });
  const isFree = (file: string) =>
    !existsSync(join(media, file)) || readFileSync(join(media, file)).equals(bytes);
  let file = `${slug}${ending}`;
  for (let number = 2; !isFree(file); number += 1) file = `${slug}-${number}${ending}`;
  await writeFile(join(media, file), bytes);
  return file;
}

/** Whether a file is in the folder `media` and no content names it. */
export function isUnusedMedia(folder: string, name: string): boolean {
  return strayFileIssues(folder).some(({ file }) => file === `media/${name}`);
}

/** Why a file is not what its name says, and what to do, as the end of a sentence. */
function issueOf(kind: string, ending: string, bytes: Buffer): string | undefined {
  if (kind === 'image') {
    const size = imageSize(ending, bytes);
    return typeof size === 'string' ? size : undefined;
  }
  if (kind === 'font') return fontIssue(bytes);
  const found = audioKind(bytes);
  if (`.${found}` === ending) return undefined;
  return found
    ? `is ${found.toUpperCase()} audio, despite its name; rename it to end with .${found}`
    : 'is not MP3, M4A or WAV audio, despite its name; save it as one of them';
}
