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
  const type = listedType(file);
  if (type !== null) return type;
  throw new Error(`${file}: its extension is not in hosting/file-types.ts. Add it with its type.`);
}

/** Whether a path is that of a recording. */
export function isAudio(path: string): boolean {
  return listedType(path)?.startsWith('audio/') ?? false;
}

function listedType(path: string): string | null {
  // Not `extname` of node:path, which the edge worker does not have.
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending as keyof typeof mediaTypes] : null;
}
