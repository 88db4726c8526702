import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import type { Engine, EnginePage, WindowSize } from '../browser.ts';

const preferences = {
  'ui.prefersReducedMotion': 1,
  // The mail program is opened without a question, as it is once a visitor has chosen one.
  'security.external_protocol_requires_permission': false,
  'network.protocol-handler.warn-external.mailto': false,
};

/**
 * Firefox ESR by puppeteer over WebDriver BiDi. The system's mail program is a script that writes down what it
 * is asked to open.
 */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'engines-firefox-'));
  const outbox = join(profile, 'mail-links.txt');
  await installMailProgram(profile, outbox);
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: preferences,
    userDataDir: profile,
  });

  async function openPage(size: WindowSize): Promise<EnginePage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
    await writeFile(outbox, '');
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(String(error)));
    return {
      goto: async (address) => void (await page.goto(address)),
      evaluate: async (run, ...args) => {
        const source = `(${run})(...${JSON.stringify(args)})`;
        return (await page.evaluate(source)) as ReturnType<typeof run>;
      },
      press: (x, y) => page.mouse.click(x, y),
      key: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      // Puppeteer waits here for a navigation that a mail link or a move inside the page has ended already.
      reload: () => reload(page),
      back: () => page.evaluate(() => history.back()),
      messages: () => messages,
      mailLinks: async () => (await readFile(outbox, 'utf8')).split('\n').filter(Boolean),
      close: () => context.close(),
    };
  }

  return {
    name: 'Firefox ESR',
    version: (await browser.version()).replace('firefox/', ''),
    openPage,
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function reload(page: Page): Promise<void> {
  const loadedAt = () => page.evaluate(() => performance.timeOrigin).catch(() => null);
  const before = await loadedAt();
  await page.evaluate(() => location.reload());
  for (let tries = 0; tries < 100; tries += 1) {
    const now = await loadedAt();
    if (now !== null && now !== before) return;
    await wait(50);
  }
  throw new Error('The page did not load again.');
}

async function installMailProgram(profile: string, outbox: string): Promise<void> {
  const program = join(profile, 'mail-program');
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${outbox}'\n`);
  await chmod(program, 0o755);
  const mailto = { action: 2, ask: false, handlers: [{ name: 'Mail', path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  await writeFile(join(profile, 'handlers.json'), JSON.stringify(handlers));
}
