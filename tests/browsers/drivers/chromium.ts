import { chromium } from '@playwright/test';
import type { Engine, EnginePage, WindowSize } from '../browser.ts';

/** What Chromium itself notes in the console when a page asks the system to open an address. */
const launch = /^Launched external handler for '(mailto:[^']*)'\.$/;

/** Chromium by Playwright. */
export async function startChromium(): Promise<Engine> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    // Chromium's sandbox cannot start as root, and its own calls home would only fail behind a closed network.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    ...(executablePath ? { executablePath } : {}),
  });

  async function openPage(viewport: WindowSize): Promise<EnginePage> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const messages: string[] = [];
    const mailLinks: string[] = [];
    page.on('console', (message) => {
      const [, mailLink] = launch.exec(message.text()) ?? [];
      if (mailLink) mailLinks.push(mailLink);
      else messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => messages.push(error.message));
    return {
      goto: async (address) => void (await page.goto(address)),
      evaluate: async (run, ...args) => {
        const source = `(${run})(...${JSON.stringify(args)})`;
        return await page.evaluate(source);
      },
      press: (x, y) => page.mouse.click(x, y),
      key: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack()),
      messages: () => messages,
      mailLinks: async () => mailLinks,
      close: () => context.close(),
    };
  }

  return {
    name: 'Chromium',
    version: browser.version(),
    openPage,
    close: () => browser.close(),
  };
}
