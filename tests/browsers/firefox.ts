import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ViewportSize } from '@playwright/test';
import { launch } from 'puppeteer-core';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';
export type TestBrowser = Awaited<ReturnType<typeof startFirefox>>;
/** A page with empty storage, reduced motion and a light system; pointer and keys are real. */
export type Driver = Awaited<ReturnType<TestBrowser['openPage']>>;

const profile = resolve('.local/firefox');
const outbox = `${profile}/mail-links.txt`;

export async function startFirefox() {
  rmSync(profile, { recursive: true, force: true });
  mkdirSync(profile, { recursive: true });
  installMailProgram();
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
  return {
    async openPage(size: ViewportSize) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      writeFileSync(outbox, '');
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(String(error)));
      return {
        goto: (address: string): Promise<unknown> => page.goto(address),
        /** Runs a function in the page; it can use only its arguments. */
        evaluate: async <Args extends readonly unknown[], Result>(
          run: (...args: Args) => Result,
          ...args: Args
        ) => (await page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result,
        /** In CSS pixels of the window. */
        clickAt: (x: number, y: number) => page.mouse.click(x, y),
        press: (key: Key) => page.keyboard.press(key),
        type: (text: string) => page.keyboard.type(text),
        /** Console messages, uncaught errors and violations of the content policy so far. */
        messages: () => messages,
        /** The mail links that the browser opened so far. */
        mailLinks: () => readFileSync(outbox, 'utf8').split('\n').filter(Boolean),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Gives Firefox a mail client that logs what it is asked to open. */
function installMailProgram(): void {
  const program = `${profile}/mail-program`;
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${outbox}'\n`, { mode: 0o755 });
  const mailto = { action: 2, ask: false, handlers: [{ name: 'Mail', path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  writeFileSync(`${profile}/handlers.json`, JSON.stringify(handlers));
}
