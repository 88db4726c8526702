import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Deployment } from '../src/env.ts';
import { errorDocuments, fileOf } from '../src/routes.ts';
import { describeDocument, scanBuiltSite } from './built-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { mediaType } from './file-types.ts';
import { headersFile } from './headers-file.ts';
import type { Host } from './hosts.ts';
import { nginxConfiguration } from './nginx.ts';

/** Writes the host's configuration files into a finished build. */
export function writeHostFiles(directory: string, deployment: Deployment, host: Host): void {
  const site = scanBuiltSite(directory);
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  // Netlify's rules name paths, and an unknown path has none: its page contains the policy.
  const withPolicy =
    host === 'github-pages'
      ? site.files.filter((file) => file.endsWith('.html'))
      : [fileOf(errorDocuments.notFound)];
  for (const page of withPolicy) {
    write(page, withPolicyInside(readFileSync(join(directory, page), 'utf8'), deployment));
  }
  if (host === 'github-pages') {
    write('.nojekyll', '');
  } else if (host === 'nginx') {
    write('_nginx.conf', nginxConfiguration(site, deployment));
    compressFiles(directory, site.files);
  } else {
    write('_headers', headersFile(site, deployment));
  }
}

/**
 * A page with its content security policy in a meta tag, for responses that a host sends without our headers.
 *
 * @throws when the page has no place for it
 */
function withPolicyInside(markup: string, deployment: Deployment): string {
  // `frame-ancestors` has no effect in a meta tag, and browsers warn about it (Content Security Policy Level 3, 3.3).
  const policy = contentSecurityPolicy(describeDocument(markup), deployment).replace(
    "frame-ancestors 'none'; ",
    '',
  );
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  if (markup.includes(meta)) return markup;
  // The charset must be within the first 1,024 bytes, and the policy before everything it governs.
  const charset = /<meta charset[^>]*>/;
  if (!charset.test(markup)) throw new Error('The page has no <meta charset>: add it to its head.');
  return markup.replace(charset, (tag) => tag + meta);
}

/** Writes a brotli and a gzip copy of each text file, at the highest level. */
function compressFiles(directory: string, files: readonly string[]): void {
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  for (const name of files.filter((file) => /^text|xml$|json$/.test(mediaType(file)))) {
    const file = join(directory, name);
    const data = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
    writeFileSync(`${file}.gz`, gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
  }
}
