import type { Browser, Page } from '@playwright/test';
import { desk, phone, withPage } from './browser.ts';
import { reachForm } from './form.ts';
import { atMost, bytes, type Row } from './row.ts';
import type { Sites } from './sites.ts';

const budget = { bytes: 75 * 1024, requests: 6, fonts: 48 * 1024, formCode: 100 * 1024 } as const;
const part = 'Bytes';

/** What a first visit takes over the wire, by kind, and what more once the form is near. */
export async function measureFirstView(browser: Browser, { ours }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, viewport] of [
    ['phone', phone],
    ['desk', desk],
  ] as const) {
    rows.push(
      ...(await withPage(browser, { viewport }, async (page) => {
        const taken = await watchBytes(page);
        await page.goto(`${ours.origin}/`, { waitUntil: 'networkidle' });
        const first = new Map(taken.kinds);
        const [requests, origins] = [taken.addresses.length, originsOf(taken.addresses)];
        await reachForm(page);
        const code = (taken.kinds.get('Script') ?? 0) - (first.get('Script') ?? 0);
        const all = [...first.values()].reduce((sum, each) => sum + each, 0);
        const list = [...first].map(([kind, size]) => `${kind} ${bytes(size)}`).join(', ');
        return [
          { part, what: `first view, ${name}, by kind with heads`, measured: list },
          atMost(part, `first view, ${name}`, all, budget.bytes, bytes),
          atMost(part, `first view, ${name}: requests`, requests, budget.requests),
          atMost(part, `first view, ${name}: origins`, origins, 1),
          atMost(part, `fonts, ${name}`, first.get('Font') ?? 0, budget.fonts, bytes),
          atMost(part, `React and the form's code, ${name}`, code, budget.formCode, bytes),
        ];
      })),
    );
  }
  return rows;
}

async function watchBytes(page: Page) {
  const kinds = new Map<string, number>();
  const addresses: string[] = [];
  const typeOf = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    typeOf.set(requestId, type ?? 'Other');
    addresses.push(request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId) ?? 'Other';
    kinds.set(type, (kinds.get(type) ?? 0) + encodedDataLength);
  });
  return { kinds, addresses };
}

const originsOf = (addresses: readonly string[]) =>
  new Set(addresses.map((address) => new URL(address).origin)).size;
