import { extname } from 'node:path';

interface FileType {
  /** The media type, without parameters. */
  mime: string;
  /** Text is worth compressing. */
  isText: boolean;
}

const text = (mime: string): FileType => ({ mime, isText: true });
const binary = (mime: string): FileType => ({ mime, isText: false });

/** The media types of the files that a build writes (IANA registry), by the ending of their names. */
export const fileTypes = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  xml: text('application/xml'),
  webmanifest: text('application/manifest+json'),
  json: text('application/json'),
  ico: binary('image/x-icon'),
  png: binary('image/png'),
  mp3: binary('audio/mpeg'),
  m4a: binary('audio/mp4'),
  wav: binary('audio/wav'),
  woff2: binary('font/woff2'),
} as const satisfies Record<string, FileType>;

/** @throws for a file of a kind that is not listed, which a host would serve as a download */
export function fileType(file: string): FileType {
  const ending = extname(file).slice(1);
  if (Object.hasOwn(fileTypes, ending)) return fileTypes[ending as keyof typeof fileTypes];
  throw new Error(`${file}: its ending is not in hosting/file-types.ts. Add it with its type.`);
}
