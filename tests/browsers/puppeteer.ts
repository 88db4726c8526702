import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import type { BrowserPage, TestBrowser, WindowSize } from './browser.ts';

/** What Chromium notes in the console when a page opens a mail link. */
const launchMessage = /^Launched external handler for '(mailto:[^']*)'\.$/;

/** Starts Chromium or Firefox with a profile of its own. */
export async function startPuppeteer(browserName: 'chrome' | 'firefox'): Promise<TestBrowser> {
  const profile = await mkdtemp(join(tmpdir(), `test-${browserName}-`));
  const outbox = join(profile, 'mail-links.txt');
  await installMailProgram(profile, outbox);
  const browser = await launch({
    browser: browserName,
    executablePath:
      browserName === 'firefox'
        ? '/usr/bin/firefox-esr'
        : (process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'),
    // Chromium's sandbox cannot start as root.
    args: browserName === 'firefox' ? [] : ['--no-sandbox', '--disable-background-networking'],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'security.external_protocol_requires_permission': false,
      'network.protocol-handler.warn-external.mailto': false,
    },
    userDataDir: profile,
  });

  async function openPage(size: WindowSize): Promise<BrowserPage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
    if (browserName === 'chrome') {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    }
    await writeFile(outbox, '');
    const messages: string[] = [];
    const launched: string[] = [];
    page.on('console', (message) => {
      const [, mailLink] = launchMessage.exec(message.text()) ?? [];
      if (mailLink) launched.push(mailLink);
      else messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    return {
      goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      evaluate: async (run, ...args) => {
        const source = `(${run})(...${JSON.stringify(args)})`;
        return (await page.evaluate(source)) as ReturnType<typeof run>;
      },
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      messages: () => messages,
      mailLinks: async () => [...launched, ...(await readLines(outbox))],
      close: () => context.close(),
    };
  }

  return {
    version: await browser.version(),
    openPage,
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function readLines(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8')).split('\n').filter(Boolean);
}

/** Gives Firefox a mail program that writes down what it is asked to open. */
async function installMailProgram(profile: string, outbox: string): Promise<void> {
  const program = join(profile, 'mail-program');
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${outbox}'\n`);
  await chmod(program, 0o755);
  const mailto = { action: 2, ask: false, handlers: [{ name: 'Mail', path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  await writeFile(join(profile, 'handlers.json'), JSON.stringify(handlers));
}
