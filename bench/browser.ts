import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 800 } } as const;

/** @param debuggingPort where a tool besides this one reaches the browser */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  if (debuggingPort) args.push(`--remote-debugging-port=${debuggingPort}`);
  return chromium.launch({ executablePath: await findChromium(), args });
}

/** Opens a page with nothing in its cache, uses it, and closes it. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function slowProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
