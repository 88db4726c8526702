import type { Browser, CDPSession } from '@playwright/test';

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
  readonly args: { readonly data?: { readonly url?: string } };
}

const kinds = {
  script:
    /^(?:EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|V8\.GC.*|MinorGC|MajorGC|v8\..*)$/,
  style: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(?:PrePaint|Paint|Layerize|Commit|PaintImage)$/,
} as const;

type Kind = keyof typeof kinds;

/** Milliseconds of the main thread's processor time while a page loads; `excess` is what tasks take beyond 12.5 ms. */
export type MainThreadTime = Readonly<Record<Kind | 'all' | 'excess', number>>;

const readingTime = 5000;

/** Visits a page as a phone does, without throttling, and traces the main thread for five seconds. */
export async function traceMainThread(browser: Browser, url: string): Promise<MainThreadTime> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const categories = 'devtools.timeline,toplevel,v8,blink,__metadata';
  await session.send('Tracing.start', { transferMode: 'ReturnAsStream', categories });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(readingTime);
  const events = await endTrace(session);
  await context.close();
  return sumTimes(events, url);
}

async function endTrace(session: CDPSession): Promise<TraceEvent[]> {
  const ended = new Promise<string>((resolve) => {
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? ''));
  });
  await session.send('Tracing.end');
  const handle = await ended;
  let json = '';
  for (let isEnd = false; !isEnd; ) {
    const { data, eof } = await session.send('IO.read', { handle });
    json += data;
    isEnd = eof;
  }
  return JSON.parse(json).traceEvents;
}

/** Sums the time of a page's main thread: each event's own, without what happens inside it. */
function sumTimes(events: readonly TraceEvent[], url: string): MainThreadTime {
  const commit = events.find(({ name, args }) => name === 'CommitLoad' && args.data?.url === url);
  const thread = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === commit?.pid && tid === commit.tid,
  );
  const sums = { all: 0, excess: 0, script: 0, style: 0, layout: 0, paint: 0 };
  const open: { readonly end: number; readonly kind: Kind | undefined }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of thread.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const time = tdur / 1000;
    if (open.length === 0) {
      sums.all += time;
      sums.excess += Math.max(0, time - 12.5);
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
