import { fileOf } from '../../src/routes.ts';
import { pages, routePages } from '../content.ts';
import { builtSite, recording } from './site-copy.ts';

export interface ExpectedResponse {
  title: string;
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Ask twice: the second time with the tag of the first response. */
  again?: boolean;
  status: number;
  /** The built file in the body and whose headers the response has; none for a response without a file. */
  file?: string;
  location?: string;
  /** How many of the file's first bytes are in the body; all of them where it is absent. */
  length?: number;
}

const hashed = (ending: string) => {
  const file = builtSite.files.find((name) => name.startsWith('/_astro/') && name.endsWith(ending));
  if (file === undefined) throw new Error(`The build has no hashed ${ending} file.`);
  return file;
};
const script = hashed('.js');
const font = hashed('.woff2');

const files = builtSite.files.filter((file) => !file.endsWith('.html'));

/** Each file in the body of the response to a path, with status 200. */
const found: ExpectedResponse[] = [
  ...routePages.map(({ path }) => ['R1', path, fileOf(path)]),
  ...files.map((path) => ['Q4 Q6', path, path]),
  ['R1', '/?a=/../b', '/index.html'],
  ['R5', '/500', '/500.html'],
  ['R5', '/500.html', '/500.html'],
].map(([id, path = '', file = '']) => ({ title: `${id} ${path}`, path, status: 200, file }));

const privacy = pages.privacy.path;
const terms = pages.terms.path;
const inCapitals = terms.toUpperCase();

const variants: ExpectedResponse[] = [
  [`${privacy}/`, privacy],
  [privacy.toUpperCase(), privacy],
  [`${privacy}.html`, privacy],
  [`${privacy}/index.html`, privacy],
  [`/${privacy}`, privacy],
  [`${privacy}%2F`, privacy],
  ['/index.html', '/'],
  ['//', '/'],
  [`${inCapitals}/?a=1&b=%2F`, `${terms}?a=1&b=%2F`],
].map(([path = '', location = '']) => ({
  title: `R6 ${path} leads to ${location}`,
  path,
  status: 301,
  location,
}));

const unknown: ExpectedResponse[] = [
  '/nope',
  '/Robots.txt',
  '/404.html',
  '/500/',
  '/_headers',
  '/_nginx.conf',
  '/index.html.br',
  '/_astro/gone.js',
  `${script}.br`,
  `/${script}`,
  `//x${recording}`,
  '/%',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%5Cevil.example',
  `/${'a'.repeat(8000)}`,
].map((path) => ({
  title: `R4 ${path.slice(0, 60)}`,
  path,
  status: 404,
  file: '/404.html',
}));

const refused: ExpectedResponse[] = [
  ['POST', '/'],
  ['POST', `${privacy}/`],
  ['POST', script],
].map(([method = '', path = '']) => ({ title: `Q4 ${method} ${path}`, path, method, status: 405 }));

const range = { Range: 'bytes=0-9' };
const otherTag = { 'If-None-Match': '"another"' };
const brotli = { 'Accept-Encoding': 'br, gzip' };

const conditions: ExpectedResponse[] = [
  { path: '/', method: 'HEAD', status: 200, file: '/index.html' },
  { path: '/nope', method: 'HEAD', status: 404, file: '/404.html' },
  { path: '/index', method: 'HEAD', status: 301, location: '/' },
  { path: '/', headers: range, status: 200, file: '/index.html' },
  { path: recording, headers: range, status: 206, file: recording, length: 10 },
  { path: font, headers: { Range: 'bytes=9999999-' }, status: 200, file: font },
  { path: '/nope', headers: otherTag, status: 404, file: '/404.html' },
  { path: '/', again: true, status: 304, file: '/index.html' },
  { path: script, again: true, status: 304, file: script },
  { path: '/', headers: brotli, status: 200, file: '/index.html' },
  { path: '/', headers: { 'Accept-Encoding': 'gzip' }, status: 200, file: '/index.html' },
  { path: '/nope', headers: brotli, status: 404, file: '/404.html' },
].map((row) => ({
  ...row,
  title: `Q4 R4 R6 ${row.method ?? 'GET'} ${row.path} ${JSON.stringify(row.headers ?? 'again')}`,
}));

/** One table for every host: the same paths get the same responses (R4, R6, Q4). */
export const expectedResponses = [...found, ...variants, ...unknown, ...refused, ...conditions];
