import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startProcessGroup } from '../commands/process-group.ts';
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
  const rows: Row[] = [];
  const seconds = new Map<number, number>();
  for (const factor of factors) {
    const copy = resolve(`.local/bench/growth-${factor}`);
    await copyWith(copy, factor);
    await build(copy);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await build(copy));
    seconds.set(factor, median(times));
    const html = await readFile(join(copy, 'dist/index.html'));
    const count = services.length * factor;
    const took = median(times);
    rows.push({
      part,
      what: `whole command, warm, ${count} services; HTML of home ${bytes(html.length)}`,
      measured: `${took.toFixed(2)} s`,
      ...(factor === 1
        ? { budget: `under ${budgetInSeconds} s`, passes: took < budgetInSeconds }
        : {}),
    });
  }
  const each = (factor: number) =>
    (((seconds.get(factor) ?? 0) - (seconds.get(1) ?? 0)) * 1000) /
    (services.length * (factor - 1));
  rows.push({
    part,
    what: 'milliseconds a further service, up to 10 x and up to 100 x',
    measured: `${each(10).toFixed(1)} and ${each(100).toFixed(1)}`,
    budget: 'flat',
    passes: each(100) <= each(10) * slack,
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
