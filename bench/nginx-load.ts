import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../commands/build-site.ts';
import { installedNginx, provideNginx } from '../commands/nginx.ts';
import { runCommand } from '../commands/run-command.ts';
import { startNginx } from '../commands/serve-nginx.ts';
import { processorTimeOfChildren } from './processor-time.ts';
import { steadyLoad } from './steady-load.ts';
import { type Load, load, provideWrk } from './wrk.ts';

interface Measured extends Load {
  /** What a request costs nginx, in microseconds of processor time. */
  cost: number;
}

const rounds = 9;
const secondsEach = 2;
const port = 8951;
const barePort = 8952;
const directory = '.local/bench/nginx';
const bareDirectory = resolve('.local/bench/bare');

/** The home page under load beside a bare file as long as its whole answer, and across a reload. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { steady: { type: 'string', default: '60' } } });
  provideNginx();
  provideWrk();
  const nginx = installedNginx();
  if (!nginx?.brotliModule) throw new Error('This needs nginx with its brotli module.');
  await buildSite(directory, 'nginx');
  await mkdir(bareDirectory, { recursive: true });
  const more = `server { listen 127.0.0.1:${barePort}; root "${bareDirectory}"; }`;
  const site = await startNginx({ nginx, directory, port, workers: 2, more });
  const page = `${site.origin}/`;
  const bare = `http://127.0.0.1:${barePort}/bare.html`;
  const { body, head } = await sizes(page);
  await writeFile(`${bareDirectory}/bare.html`, 'a'.repeat(body + head));
  const measure = (address: string): Measured => {
    const before = processorTimeOfChildren(site.pid);
    const result = load(address, secondsEach);
    return { ...result, cost: (processorTimeOfChildren(site.pid) - before) / result.requests };
  };
  const bareLoads: Measured[] = [];
  const pageLoads: Measured[] = [];
  // In turn, because what else the computer does changes from second to second.
  for (let round = 0; round < rounds; round += 1) {
    bareLoads.push(measure(bare));
    pageLoads.push(measure(page));
  }
  print('bare file', bareLoads);
  print('home page', pageLoads);
  const seconds = Number(values.steady);
  setTimeout(() => process.kill(site.pid, 'SIGHUP'), seconds * 500);
  const { requests, repeated, failures, p99 } = await steadyLoad(page, seconds, body);
  console.log(
    `${seconds} s with a reload: ${requests} requests, ${failures.length} failed, ` +
      `${repeated} repeated on a new connection, 99 % within ${p99.toFixed(1)} ms`,
  );
  await site.close();
  for (const failure of new Set(failures)) console.error(failure);
  return failures.length === 0 ? 0 : 1;
});

/** The bytes of an answer: its body as it is sent, and about what its head takes. */
async function sizes(address: string): Promise<{ body: number; head: number }> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const file = await readFile(`${directory}/index.html.br`);
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return { body: file.length, head: lines.join('').length };
}

function print(name: string, loads: readonly Measured[]): void {
  const of = (key: keyof Measured) => median(loads.map((each) => each[key]));
  console.log(
    `${name.padEnd(12)}${of('perSecond').toFixed(0).padStart(8)} requests/s   99 % within ` +
      `${of('p99').toFixed(1)} ms   ${of('cost').toFixed(1)} µs of processor time each`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
