import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSandbox } from '../mail-sandbox/server.ts';
import { buildSite } from '../scripts/build-site.ts';
import { localHost, localVariables } from '../scripts/local-addresses.ts';
import { freePort } from '../scripts/ports.ts';
import { startSite } from '../scripts/start-site.ts';

const siteDirectory = '.local/bench/site';
const baselineDirectory = '.local/bench/baseline';

/** Where the site and its baseline page answer. */
export type Sites = { readonly site: string; readonly baseline: string };

/** Builds the site, makes the baseline page from it, and serves both under the host's own runtime. */
export async function startSites(): Promise<Sites & { close(): Promise<void> }> {
  const port = await freePort();
  const sandbox = await startSandbox({ port: 0 });
  Object.assign(process.env, localVariables(`http://${localHost}:${port}`, sandbox.origin));
  await buildSite(siteDirectory);
  await writeBaselineSite();
  const site = await startSite({ directory: siteDirectory, port });
  const baseline = await startSite({ directory: baselineDirectory, port: await freePort() });
  return {
    site: site.origin,
    baseline: baseline.origin,
    close: async () => {
      await baseline.close();
      await site.close();
      await sandbox.close();
    },
  };
}

async function writeBaselineSite(): Promise<void> {
  await rm(baselineDirectory, { recursive: true, force: true });
  await cp(siteDirectory, baselineDirectory, { recursive: true });
  await rewrite('index.html', baselinePage);
  // The hashes of the policy are those of the built page.
  await rewrite('_headers', (text) => text.replaceAll(/^ +Content-Security-Policy:.*\n/gm, ''));
}

async function rewrite(name: string, change: (text: string) => string): Promise<void> {
  const file = join(baselineDirectory, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Takes out of a built page what a browser would run or load: the rest is what network and browser cost alone. */
function baselinePage(html: string): string {
  const baseline = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<meta http-equiv[^>]*>/g, '')
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?!stylesheet|canonical)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^{}]*url\([^{}]*\}/g, '');
  const left = /<script|<link[^>]*stylesheet|<img|\burl\((?!["']?(?:data:|#))[^)]*/.exec(baseline);
  if (left) throw new Error(`The baseline page still has "${left[0]}".`);
  return baseline;
}
