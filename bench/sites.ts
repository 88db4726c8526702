import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { startSandbox } from '../mail-sandbox/server.ts';
import { buildSite } from '../scripts/build-site.ts';
import { localHost, localVariables } from '../scripts/local-addresses.ts';
import { freePort } from '../scripts/ports.ts';
import { startSite } from '../scripts/start-site.ts';

const directory = '.local/bench/site';

/** Builds the site, adds the limit page, and serves both in the host's own runtime. */
export async function startSites() {
  const port = await freePort();
  const sandbox = await startSandbox({ port: 0 });
  Object.assign(process.env, localVariables(`http://${localHost}:${port}`, sandbox.origin));
  await buildSite(directory);
  const home = await readFile(`${directory}/index.html`, 'utf8');
  await writeFile(`${directory}/limit.html`, limitPage(home));
  // The hash of its styles differs from those of the built pages.
  await appendFile(`${directory}/_headers`, '\n/limit\n  ! Content-Security-Policy\n');
  const site = await startSite({ directory, port });
  return {
    site: site.origin,
    limit: `${site.origin}/limit`,
    close: () => Promise.all([site.close(), sandbox.close()]),
  };
}

/** Strips everything a browser would run or load from a built page: the rest costs only network and browser time. */
function limitPage(html: string): string {
  const limit = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<meta http-equiv[^>]*>/g, '')
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*\bmedia="print"[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?!stylesheet|canonical)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^{}]*url\([^{}]*\}/g, '');
  const left = /<script|<link[^>]*stylesheet|<img|\burl\((?!["']?(?:data:|#))[^)]*/.exec(limit);
  if (left) throw new Error(`The limit page still has "${left[0]}".`);
  return limit;
}
