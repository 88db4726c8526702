import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { startSandbox } from '../mail-sandbox/server.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { freePort, localHost, localSettings, serve } from '../scripts/local-site.ts';
import { run } from '../scripts/processes.ts';
import { judge } from './budgets.ts';
import { installLighthouse, type Page, type Visit, visit } from './lighthouse.ts';
import { type MainThreadTime, pressed, traceLoad, tracePresses } from './main-thread.ts';

/**
 * Measures the built site and prints medians of five visits, the pages in turn: times in milliseconds, sizes in KB as
 * sent, by Lighthouse, and the main thread's processor time from traces. The limit is the home page without scripts,
 * fonts and icons. `npm run bench -- URL…` measures other pages in the same run. Exits with 1 if a budget of
 * docs/performance.md is missed.
 */
const rounds = 5;
const directory = '.local/bench';

/** Strips everything a browser would run or load from a built page: the rest is what network and browser cost. */
function limitPage(html: string): string {
  const limit = html
    // The hash of its styles is another.
    .replaceAll(/<meta http-equiv[^>]*>/g, '')
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?!canonical)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^{}]*url\([^{}]*\}/g, '');
  const left = /<script|<img|\burl\((?!["']?(?:data:|#))[^)]*/.exec(limit);
  if (left) throw new Error(`The limit page still has "${left[0]}".`);
  return limit;
}

await installLighthouse();
const [port, inboxPort] = [await freePort(), await freePort()];
const origin = `http://${localHost}:${port}`;
await startSandbox(inboxPort);
await run('astro', ['build', '--outDir', directory, '--silent'], {
  variables: localSettings(port, inboxPort),
});
const html = await readFile(`${directory}/index.html`, 'utf8');
await writeFile(`${directory}/limit.html`, limitPage(html));
await serve(directory, port);

const others = Object.fromEntries(process.argv.slice(2).map((url) => [url, url]));
const compared = { home: `${origin}/`, limit: `${origin}/limit`, ...others };
const policies = Object.fromEntries(
  readdirSync('src/content/policies')
    .map((file) => file.replace('.mdx', ''))
    .map((name) => [name, `${origin}/${name}`]),
);
const pages = (
  [
    ['mobile', 'simulate', { ...compared, ...policies }],
    ['mobile', 'devtools', compared],
    ['desktop', 'simulate', { ...compared, ...policies }],
  ] as const
).flatMap(([device, throttling, urls]) =>
  Object.entries(urls).map(([name, url]) => {
    const page: Page = { name, url, device, throttling };
    return { page, visits: [] as Visit[] };
  }),
);
const loads = Object.entries(compared).map(([name, url]) => {
  const times: MainThreadTime[] = [];
  return { name, url, times };
});
const presses = pressed.map((name) => {
  const times: MainThreadTime[] = [];
  return { name, times };
});
const browser = await launchChromium();
for (let count = 1; count <= rounds; count += 1) {
  for (const { url, times } of loads) times.push(await traceLoad(browser, url));
  const times = await tracePresses(browser, compared.home);
  for (const press of presses) press.times.push(times[press.name]);
  for (const { page, visits } of pages) visits.push(await visit(page));
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`${count} of ${rounds} visits, load average ${load}`);
}

/** The median of each value. */
function medians<Name extends string>(measured: readonly Readonly<Record<Name, number>>[]) {
  const names = Object.keys(measured[0] ?? {}) as Name[];
  const medianOf = (name: Name) =>
    measured.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Record<Name, number>;
}
const rounded = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Number(value.toFixed?.(3)) || value]),
  );
const visited = pages.map(({ page, visits }) => ({ ...page, ...medians(visits) }));
const loaded = loads.map(({ name, times }) => ({ name, ...medians(times) }));
const answered = presses.map(({ name, times }) => ({ name, ...medians(times) }));
console.table(visited.map(({ url, ...row }) => rounded(row)));
console.log('Main thread while a phone loads:');
console.table(loaded.map(rounded));
console.log('Main thread until 400 ms after a press:');
console.table(answered.map(rounded));
const rows = judge(visited, loaded, answered, brotliCompressSync(html).length / 1000);
const missed = rows.filter((row) => row.isMissed);
console.log(`${missed.length} of ${rows.length} budgets are missed:`);
console.table(missed.map(rounded));
process.exit(missed.length > 0 ? 1 : 0);
