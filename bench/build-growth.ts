import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startProcessGroup } from '../scripts/process-group.ts';
import { services } from '../src/content/services.ts';
import { bytes, median, type Row } from './row.ts';

const part = 'Build';
const rounds = 3;
const factors = [1, 10, 100] as const;
const budgetInSeconds = 5;
/** A service may cost this much more among a hundred times as many: the clock's noise, not growth. */
const slack = 1.25;

const notCopied = /^(?:node_modules|dist|tests|bench|docs|\..*)$/;

/** The build of the three pages, and of the same with ten and a hundred times the services. */
export async function measureBuildGrowth(): Promise<Row[]> {
  const times = new Map<number, number[]>(factors.map((factor) => [factor, []]));
  const copyOf = (factor: number) => resolve(`.local/bench/growth-${factor}`);
  for (const factor of factors) {
    await copyWith(copyOf(factor), factor);
    await build(copyOf(factor));
  }
  // In turn, so that a computer that slows down slows all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const factor of factors) times.get(factor)?.push(await build(copyOf(factor)));
  }
  const took = (factor: number) => median(times.get(factor) ?? []);
  const rows: Row[] = [];
  for (const factor of factors) {
    const html = await readFile(join(copyOf(factor), 'dist/index.html'));
    rows.push({
      part,
      what: `whole command, warm, ${services.length * factor} services; HTML of home ${bytes(html.length)}`,
      measured: `${took(factor).toFixed(2)} s`,
      ...(factor === 1
        ? { budget: `under ${budgetInSeconds} s`, passes: took(1) < budgetInSeconds }
        : {}),
    });
  }
  const each = (factor: number, more = took(factor) - took(1)) =>
    (more * 1000) / (services.length * (factor - 1));
  const spread = Math.max(...(times.get(1) ?? [])) - Math.min(...(times.get(1) ?? []));
  rows.push({
    part,
    what: 'milliseconds a further service, up to 10 x and up to 100 x',
    measured: `${each(10).toFixed(1)} and ${each(100).toFixed(1)} (noise of the first: ${each(10, spread).toFixed(1)})`,
    budget: 'flat',
    passes: each(100) <= Math.max(each(10), each(10, spread)) * slack,
  });
  return rows;
}

/** A copy of the project with so many times the services. */
async function copyWith(copy: string, factor: number): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  for (const entry of await readdir('.')) {
    if (!notCopied.test(entry)) await cp(entry, join(copy, entry), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  const file = join(copy, 'src/content/services.ts');
  const text = await readFile(file, 'utf8');
  const more = `
export const services: readonly Service[] = Array.from({ length: ${factor} }, (_, copy) =>
  own.map((each) => ({ ...each, slug: each.slug + (copy || ''), name: each.name + (copy || '') })),
).flat();
`;
  const renamed = text.replace('export const services:', 'const own:');
  if (renamed === text) throw new Error('src/content/services.ts exports no "services".');
  await writeFile(file, renamed + more);
}

/** Seconds that the whole command takes. */
async function build(copy: string): Promise<number> {
  const start = performance.now();
  const run = startProcessGroup(resolve('node_modules/.bin/astro'), ['build', '--root', copy], {
    print: 'keep',
    variables: { SITE_OUT_DIR: join(copy, 'dist'), ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if ((await run.ended) !== 0) throw new Error(`The build failed:\n${run.output()}`);
  return (performance.now() - start) / 1000;
}
