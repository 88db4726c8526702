import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildSite } from '../scripts/build-site.ts';
import { installedNginx, provideNginx } from '../scripts/nginx.ts';
import { startNginx } from '../scripts/serve-nginx.ts';
import { processorTimeOfChildren, processorTimeOfEnded } from './processor-time.ts';
import { median, type Row } from './row.ts';
import { type SteadyLoad, steadyLoad } from './steady-load.ts';
import { type Load, load, provideWrk } from './wrk.ts';

interface Measured extends Load {
  /** What a request costs nginx, in microseconds of processor time. */
  cost: number;
  /** What it costs the program that asks, which has one core to itself at most. */
  askingCost: number;
}

const rounds = 9;
const secondsEach = 2;
const steadySeconds = 60;
const port = 8951;
const barePort = 8952;
const directory = '.local/bench/nginx';
const bareDirectory = resolve('.local/bench/bare');

const part = 'nginx, 2 workers, 2 cores shared with the load';
const slack = 0.95;

/** The home page under load beside a bare file as long as its whole answer, and across a reload. */
export async function measureNginx(): Promise<Row[]> {
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
    const before = { nginx: processorTimeOfChildren(site.pid), asking: processorTimeOfEnded() };
    const result = load(address, secondsEach);
    const { requests } = result;
    return {
      ...result,
      cost: (processorTimeOfChildren(site.pid) - before.nginx) / requests,
      askingCost: (processorTimeOfEnded() - before.asking) / requests,
    };
  };
  const bareLoads: Measured[] = [];
  const pageLoads: Measured[] = [];
  // In turn, because what else the computer does changes from second to second.
  for (let round = 0; round < rounds; round += 1) {
    bareLoads.push(measure(bare));
    pageLoads.push(measure(page));
  }
  setTimeout(() => process.kill(site.pid, 'SIGHUP'), steadySeconds * 500);
  const steady = await steadyLoad(page, steadySeconds, body);
  await site.close();
  return [...loadRows(bareLoads, pageLoads), steadyRow(steady)];
}

function loadRows(bareLoads: readonly Measured[], pageLoads: readonly Measured[]): Row[] {
  const of = (key: keyof Measured) => [
    median(bareLoads.map((each) => each[key])),
    median(pageLoads.map((each) => each[key])),
  ];
  const row = (what: string, key: keyof Measured, unit: string, digits: number) => {
    const [bare = 0, page = 0] = of(key);
    return {
      part,
      what: `${what}, home : bare file of the same bytes`,
      measured: `${page.toFixed(digits)} : ${bare.toFixed(digits)} ${unit}`,
    };
  };
  const ratio = median(
    pageLoads.map(({ perSecond }, at) => perSecond / (bareLoads[at]?.perSecond ?? 0)),
  );
  return [
    row('requests a second', 'perSecond', '', 0),
    {
      part,
      what: 'requests a second beside the bare file, median of the rounds',
      measured: ratio.toFixed(3),
      budget: `at least ${slack}`,
      passes: ratio >= slack,
    },
    row('99 % of the answers within', 'p99', 'ms', 1),
    row('processor time of a request, nginx', 'cost', 'µs', 1),
    row('processor time of a request, the program that asks, on one core', 'askingCost', 'µs', 1),
  ];
}

function steadyRow({ requests, repeated, failures, p99 }: SteadyLoad): Row {
  const said = [...new Set(failures)].join(', ');
  return {
    part,
    what: `${steadySeconds} s with a reload of nginx in the middle: failed requests`,
    measured:
      `${failures.length} of ${requests}${said && ` (${said})`}; ${repeated} repeated on a new ` +
      `connection; 99 % within ${p99.toFixed(1)} ms`,
    budget: '0',
    passes: failures.length === 0,
  };
}

/** The bytes of an answer: its body as it is sent, and about what its head takes. */
async function sizes(address: string): Promise<{ body: number; head: number }> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const file = await readFile(`${directory}/index.html.br`);
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return { body: file.length, head: lines.join('').length };
}
