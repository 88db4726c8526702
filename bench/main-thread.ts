import type { Browser, BrowserContext, Page } from '@playwright/test';
import { services } from '../src/content/services.ts';
import { site } from '../src/content/site.ts';

/** An event of a Chromium trace, with times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of its thread. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string; readonly type?: string } };
}

const kinds = {
  script:
    /^(?:EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|V8\.GC.*|MinorGC|MajorGC|v8\..*)$/,
  style: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(?:PrePaint|Paint|Layerize|Commit|PaintImage)$/,
} as const;

type Kind = keyof typeof kinds;

/** A task that takes longer counts as long: 50 ms on a phone whose processor is four times slower. */
const longTask = 12.5;

/** Milliseconds of the main thread's processor time. */
export interface MainThreadTime extends Readonly<Record<Kind, number>> {
  readonly all: number;
  readonly longest: number;
  /** What tasks take beyond 12.5 ms each; of that, in tasks that end after the first paint. */
  readonly beyond: number;
  readonly beyondAfterPaint: number;
}

/** What is pressed on the home page. */
export const pressed = ['theme', 'menu', 'dialog open', 'dialog close'] as const;

export type Press = (typeof pressed)[number];

/** Visits a page as a phone does, without throttling, and traces the main thread for five seconds. */
export async function traceLoad(browser: Browser, url: string): Promise<MainThreadTime> {
  const context = await phone(browser);
  const page = await context.newPage();
  const events = await trace(browser, async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(5000);
  });
  await context.close();
  return sumTimes(events, ({ name, args }) => name === 'CommitLoad' && args.data?.url === url);
}

/** Presses controls of the home page on a phone, and traces the main thread until 400 ms after each press. */
export async function tracePresses(
  browser: Browser,
  url: string,
): Promise<Record<Press, MainThreadTime>> {
  const context = await phone(browser);
  const page = await context.newPage();
  await page.goto(url);
  const press = (name: string) => tracePress(page, page.getByRole('button', { name }).first());
  const theme = await press(site.theme.toggle);
  const menu = await press(site.header.menu);
  await page.keyboard.press('Escape');
  const dialogOpen = await press(services.learnMore);
  const dialogClose = await press(services.dialog.close);
  await context.close();
  return { theme, menu, 'dialog open': dialogOpen, 'dialog close': dialogClose };
}

async function tracePress(page: Page, control: ReturnType<Page['locator']>) {
  const browser = page.context().browser();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const box = await control.boundingBox();
  if (!browser || !box) throw new Error(`${control} is not shown.`);
  const events = await trace(browser, async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(400);
  });
  return sumTimes(
    events,
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
}

const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });

async function trace(browser: Browser, run: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'toplevel', 'v8', 'blink', 'loading', '__metadata'],
  });
  await run();
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}

/** Sums the time of the main thread that has an event: each event's own, without what happens inside it. */
function sumTimes(
  events: readonly TraceEvent[],
  isOnThread: (event: TraceEvent) => boolean,
): MainThreadTime {
  const known = events.find(isOnThread);
  const paint = events.find(({ name, pid }) => name === 'firstPaint' && pid === known?.pid);
  const thread = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === known?.pid && tid === known.tid,
  );
  const sums = {
    all: 0,
    longest: 0,
    beyond: 0,
    beyondAfterPaint: 0,
    script: 0,
    style: 0,
    layout: 0,
    paint: 0,
  };
  const open: { readonly end: number; readonly kind: Kind | undefined }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of thread.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const time = tdur / 1000;
    if (open.length === 0) {
      const beyond = Math.max(0, time - longTask);
      sums.all += time;
      sums.longest = Math.max(sums.longest, time);
      sums.beyond += beyond;
      if (paint && ts + dur > paint.ts) sums.beyondAfterPaint += beyond;
    }
    const outer = open.at(-1)?.kind;
    const kind = (Object.keys(kinds) as Kind[]).find((each) => kinds[each].test(name)) ?? outer;
    if (kind !== outer) {
      if (kind) sums[kind] += time;
      if (outer) sums[outer] -= time;
    }
    open.push({ end: ts + dur, kind });
  }
  return sums;
}
