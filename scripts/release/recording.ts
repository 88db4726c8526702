import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/derive.ts';
import type { Issue } from '../../src/content/issue.ts';

/** In bytes: a larger recording takes phones too long to load. The editor keeps no larger file of any kind. */
export const largestMediaFile = 10 * 1024 * 1024;

/** The signature of each file type. */
const kinds = {
  mp3: (bytes: Buffer) =>
    bytes.toString('latin1', 0, 3) === 'ID3' ||
    // The first frame header: eleven set bits, then version and layer.
    (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0),
  wav: (bytes: Buffer) => /^RIFF.{4}WAVE/s.test(bytes.toString('latin1', 0, 12)),
  m4a: (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp',
} as const;

/** The audio format of a file, whatever its name is; undefined for any other file. */
export function audioKind(bytes: Buffer): keyof typeof kinds | undefined {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind](bytes));
}

/** Issues that keep visitors from hearing the recording of the call; empty if there is no recording. */
export function recordingIssues({ exampleCall }: Content, directory: string): Issue[] {
  const { recording } = exampleCall.call;
  if (recording === undefined) return [];
  const issue = bytesIssue(readFileSync(join(directory, 'media', recording)), recording);
  const text = `names "${recording}", which ${issue}`;
  const path = ['call', 'recording'];
  return issue ? [{ file: 'example-call.yaml', line: null, path, text }] : [];
}

function bytesIssue(bytes: Buffer, name: string): string | undefined {
  if (bytes.length === 0) return 'is empty. Put the recording into the folder media again.';
  const extension = name.replace(/.*\./, '');
  const kind = audioKind(bytes);
  if (kind === undefined) {
    return 'is not MP3, M4A or WAV audio despite its name. Save the recording as one of them.';
  }
  if (kind !== extension) {
    const right = name.replace(/\w+$/, kind);
    return `is ${kind.toUpperCase()} audio. Rename the file to ${right}, and write that name.`;
  }
  if (bytes.length <= largestMediaFile) return undefined;
  const size = (bytes.length / 1024 / 1024).toFixed(1);
  return `is ${size} MB. Phones take too long to load it: save it as an MP3 or M4A of at most 10 MB.`;
}
