import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import type { BrowserPage, TestBrowser, WindowSize } from './browser.ts';

/** Starts Firefox ESR with a profile of its own. */
export async function startFirefox(): Promise<TestBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'test-firefox-'));
  const outbox = join(profile, 'mail-links.txt');
  await installMailProgram(profile, outbox);
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
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
    await writeFile(outbox, '');
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(String(error)));
    return {
      goto: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
      evaluate: async (run, ...args) => {
        const source = `(${run})(...${JSON.stringify(args)})`;
        return (await page.evaluate(source)) as ReturnType<typeof run>;
      },
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      messages: () => messages,
      mailLinks: async () => (await readFile(outbox, 'utf8')).split('\n').filter(Boolean),
      close: () => context.close(),
    };
  }

  return {
    openPage,
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Gives Firefox a mail program that logs what it is asked to open. */
async function installMailProgram(profile: string, outbox: string): Promise<void> {
  const program = join(profile, 'mail-program');
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${outbox}'\n`);
  await chmod(program, 0o755);
  const mailto = { action: 2, ask: false, handlers: [{ name: 'Mail', path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  await writeFile(join(profile, 'handlers.json'), JSON.stringify(handlers));
}
