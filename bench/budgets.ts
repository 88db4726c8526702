import type { Page, Visit } from './lighthouse.ts';
import type { MainThreadTime, Press } from './main-thread.ts';

/** Thread time until 400 ms after a press, and of its longest task, in milliseconds. */
const pressBudgets: Readonly<Record<Press, readonly [all: number, longest: number]>> = {
  theme: [30, 18],
  menu: [30, 12],
  'dialog open': [45, 25],
  'dialog close': [30, 10],
};

/**
 * Compares medians with the budgets of docs/performance.md, as far as they are measured here. A budget is missed without a
 * measurement, too.
 *
 * @param visited the site's pages, its limit page and any others, by Lighthouse
 * @param loaded the same pages' main thread while they load
 * @param answered the main thread during presses
 * @param document the home page's KB with brotli
 */
export function judge(
  visited: readonly (Page & Visit)[],
  loaded: readonly (MainThreadTime & { name: string })[],
  answered: readonly (MainThreadTime & { name: Press })[],
  document: number,
) {
  const rows: { row: string; measured: number; budget: number; isMissed: boolean }[] = [];
  const atMost = (row: string, measured: number, budget: number) =>
    rows.push({ row, measured, budget, isMissed: !(measured <= budget) });
  const atLeast = (row: string, measured: number, budget: number) =>
    rows.push({ row, measured, budget, isMissed: !(measured >= budget) });
  const isOther = ({ name }: Page) => name.startsWith('http');

  for (const page of visited) {
    if (isOther(page) || page.name === 'limit') continue;
    const way = `${page.name}, ${page.device}, ${page.throttling}`;
    const same = visited.filter(
      ({ device, throttling }) => device === page.device && throttling === page.throttling,
    );
    const limit = same.find(({ name }) => name === 'limit');
    const others = same.filter(isOther);
    atMost(`${way}: layout shift`, page.CLS, 0.001);
    if (page.throttling === 'simulate') {
      // On a busy computer, 100 points are out of reach for every page.
      const scores = others.map(({ performance }) => performance);
      atLeast(
        `${way}: performance`,
        page.performance,
        scores.length > 0 ? Math.max(...scores) : 100,
      );
      for (const category of ['accessibility', 'practices', 'SEO'] as const) {
        atLeast(`${way}: ${category}`, page[category], 100);
      }
    }
    if (page.name !== 'home') continue;
    if (page.device === 'desktop') {
      atMost(`${way}: KB of script until load`, page.earlyScript, 6);
      atMost(`${way}: KB of script after it`, page.laterScript, 75);
      continue;
    }
    if (page.throttling === 'simulate') {
      atMost(`${way}: KB of script`, page.earlyScript + page.laterScript, 6);
      atMost(`${way}: requests`, page.requests, 4);
    }
    atMost(`${way}: blocking time`, page.TBT, limit?.TBT ?? Number.NaN);
    const ratio = page.throttling === 'devtools' ? 1.1 : 1.2;
    for (const paint of ['FCP', 'LCP'] as const) {
      const ahead = others.map((other) => other[paint]);
      atMost(`${way}: ${paint}`, page[paint], Math.min(ratio * (limit?.[paint] ?? 0), ...ahead));
    }
  }

  atMost('home: KB of document with brotli', document, 36);
  const home = loaded.find(({ name }) => name === 'home');
  const limit = loaded.find(({ name }) => name === 'limit');
  if (home && limit) {
    atMost('loading: all', home.all, 1.3 * limit.all);
    atMost('loading: script', home.script, 12);
    atMost('loading: layout', home.layout, 1.2 * limit.layout);
    atMost('loading: paint', home.paint, 1.25 * limit.paint);
    atMost('loading: beyond 12.5 ms a task', home.beyond, limit.beyond + 30);
    atMost('loading: of that after the first paint', home.beyondAfterPaint, 40);
  }
  for (const { name, all, longest } of answered) {
    const [most, longestTask] = pressBudgets[name];
    atMost(`press, ${name}: all`, all, most);
    atMost(`press, ${name}: longest task`, longest, longestTask);
  }
  return rows;
}
