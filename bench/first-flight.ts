import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { desk, phone, withPage } from './browser.ts';
import { atMost, bytes, type Row } from './row.ts';
import type { Sites } from './sites.ts';

/** Ten segments of 1,460 bytes: what a server may send before it hears from the browser (RFC 6928). */
const flight = 14_600;

const part = 'First flight';
const pictures = '.local/bench/first-flight';

const windows = [phone, { width: 768, height: 1024 }, desk, { width: 1920, height: 1080 }] as const;

/** Cuts the answer where the first flight ends, renders what is there, and compares it with the whole page. */
export async function measureFirstFlight(browser: Browser, { ours }: Sites): Promise<Row[]> {
  const { head, body } = await answerOf(`${ours.origin}/`);
  await mkdir(pictures, { recursive: true });
  const rows: Row[] = [
    atMost(
      part,
      'brotli bytes of the page until the hero and its styles are whole',
      bytesUntil(body, 'id="services"'),
      flight,
      bytes,
    ),
    atMost(
      part,
      'the same with the head of the answer',
      head + bytesUntil(body, 'id="services"'),
      flight,
      bytes,
    ),
  ];
  for (const viewport of windows) {
    const whole = await rendered(browser, ours.origin, viewport, null);
    const cut = await rendered(browser, ours.origin, viewport, decoded(body.subarray(0, flight)));
    const name = `${pictures}/${viewport.width}.png`;
    await writeFile(name, cut);
    const count = await differentValues(whole, cut);
    const what = `header and hero of the cut page at ${viewport.width} px: color values that differ from the whole page's`;
    rows.push(atMost(part, what, count, 0));
  }
  return rows;
}

/** The answer to a request as it goes over the wire. */
async function answerOf(address: string): Promise<{ head: number; body: Buffer }> {
  const request = get(address, { headers: { 'Accept-Encoding': 'br' } });
  const [response] = await once(request, 'response');
  if (response.headers['content-encoding'] !== 'br')
    throw new Error('The page came without brotli.');
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const lines: readonly string[] = response.rawHeaders;
  // Each name and each value with its two further characters, and the first and the last line.
  const head = lines.reduce((sum, line) => sum + line.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length);
  return { head, body: Buffer.concat(pieces) };
}

/** What a browser can read of a compressed text that has only begun. */
function decoded(start: Buffer): string {
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** How many of the compressed bytes it takes to read as far as a piece of text. */
function bytesUntil(body: Buffer, text: string): number {
  let [least, most] = [0, body.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (decoded(body.subarray(0, middle)).includes(text)) most = middle;
    else least = middle + 1;
  }
  return least;
}

function rendered(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
  html: string | null,
): Promise<Buffer> {
  return withPage(browser, { viewport, reducedMotion: 'reduce' }, async (page) => {
    if (html !== null) {
      await page.route(`${origin}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: html });
      });
    }
    // As whoever comes from another page of the site, who has the letters from the start: the line that brings them
    // later is at the end, and cut off.
    await page.goto(`${origin}/`, { referer: `${origin}/privacy-policy` });
    await page.evaluate(() => document.fonts.ready);
    const bottom = await page.evaluate(
      () => document.querySelector('main > section')?.getBoundingClientRect().bottom ?? 0,
    );
    const height = Math.floor(Math.min(bottom, viewport.height));
    return page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height } });
  });
}

/** Of 255. How a slope is smoothed differs by as much from one painting of the same page to the next. */
const invisible = 8;

async function differentValues(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) {
    throw new Error('The two pictures differ in size: the hero is not whole.');
  }
  let count = 0;
  for (let at = 0; at < a.data.length; at += 1) {
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > invisible) count += 1;
  }
  return count;
}
