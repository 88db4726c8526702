import { extname } from 'node:path';

/** The media types of the files that a build writes (IANA registry), by file extension. */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  json: 'application/json',
  ico: 'image/x-icon',
  png: 'image/png',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  woff2: 'font/woff2',
} as const;

/** @throws for an extension that is not listed, which a host would serve as a download */
export function mediaType(file: string): string {
  const ending = extname(file).slice(1);
  if (Object.hasOwn(mediaTypes, ending)) return mediaTypes[ending as keyof typeof mediaTypes];
  throw new Error(`${file}: its extension is not in hosting/file-types.ts. Add it with its type.`);
}
