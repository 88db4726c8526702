import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

export const phone = { width: 360, height: 740 } as const;
export const desk = { width: 1280, height: 800 } as const;

const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** @param debuggingPort where a tool besides this one reaches the browser */
export async function startBrowser(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: debuggingPort ? [...args, `--remote-debugging-port=${debuggingPort}`] : args,
  });
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

/** Lets a page's processor seem so many times slower. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
