import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeHostFiles } from '../hosting/host-files.ts';
import { buildSite } from '../scripts/build-site.ts';
import { localHost, localVariables } from '../scripts/local-site.ts';
import { type RunningSite, startSite } from '../scripts/serve.ts';
import { readDeployment } from '../src/read-env.ts';
import { limitPage, withoutPrefetch } from './limit-page.ts';

const folder = '.local/bench';
export const directories = {
  ours: `${folder}/ours`,
  limit: `${folder}/limit`,
  withoutPrefetch: `${folder}/without-prefetch`,
  selfConnect: `${folder}/self-connect`,
} as const;

const ports = {
  ours: 8861,
  limit: 8862,
  withoutPrefetch: 8863,
  inbox: 8864,
  selfConnect: 8865,
} as const;
export const inboxPort = ports.inbox;

const pageFiles = [
  'index.html',
  'privacy-policy.html',
  'terms-of-service.html',
  '404.html',
  '500.html',
] as const;

export type Sites = Readonly<Record<keyof typeof directories, RunningSite>>;

/** Builds the site, makes from it what it is compared with, and serves all under the host's own runtime. */
export async function startSites(): Promise<Sites & { close(): Promise<void> }> {
  Object.assign(
    process.env,
    localVariables(`http://${localHost}:${ports.ours}`, `http://${localHost}:${ports.inbox}`),
  );
  await buildSite(directories.ours);
  await derive(directories.limit, limitPage);
  await derive(directories.withoutPrefetch, withoutPrefetch);
  await allowItself(directories.selfConnect);
  const start = (name: keyof typeof directories) =>
    startSite({ directory: directories[name], port: ports[name] });
  const ours = await start('ours');
  const limit = await start('limit');
  const plain = await start('withoutPrefetch');
  const selfConnect = await start('selfConnect');
  const close = async () => {
    for (const site of [ours, limit, plain, selfConnect]) await site.close();
  };
  return { ours, limit, withoutPrefetch: plain, selfConnect, close };
}

/** Copies the built site with every page changed, and writes its headers anew: their hashes have changed with it. */
async function derive(directory: string, change: (page: string) => string): Promise<void> {
  await copyOurs(directory);
  for (const file of pageFiles) {
    const path = join(directory, file);
    const page = (await readFile(path, 'utf8')).replace(
      /<meta http-equiv="content-security-policy"[^>]*>/,
      '',
    );
    await writeFile(path, change(page));
  }
  await writeHostFiles(directory, readDeployment(), 'cloudflare');
}

/** Copies the built site with a policy that lets its pages fetch from it, which Q4 forbids. */
async function allowItself(directory: string): Promise<void> {
  await copyOurs(directory);
  const headers = join(directory, '_headers');
  const text = await readFile(headers, 'utf8');
  const opened = text.replaceAll(/connect-src (?:'none')?/g, "connect-src 'self' ");
  if (opened === text) throw new Error(`${headers} has no connect-src.`);
  await writeFile(headers, opened);
}

async function copyOurs(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await cp(directories.ours, directory, { recursive: true });
}
