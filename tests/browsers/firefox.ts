import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ElementHandle, launch } from 'puppeteer-core';
import { findShown, type Visitor } from './visitor.ts';

/** Starts Debian's Firefox ESR with a mail client that writes down what it is asked to open. */
export async function startFirefox(folder: string): Promise<Visitor> {
  mkdirSync(folder, { recursive: true });
  const profile = mkdtempSync(resolve(folder, 'firefox-'));
  const outbox = join(profile, 'mail-links.txt');
  const program = join(profile, 'mail-program');
  writeFileSync(outbox, '');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${outbox}'\n`, { mode: 0o755 });
  const mailto = { action: 2, ask: false, handlers: [{ name: 'Mail', path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  writeFileSync(join(profile, 'handlers.json'), JSON.stringify(handlers));
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
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  const find = async (selector: string, name: string) => {
    const found = page.waitForFunction(findShown, { timeout: 10_000 }, selector, name);
    return (await found.catch(() => {
      throw new Error(`${selector} "${name}" is not shown`);
    })) as ElementHandle<Element>;
  };
  return {
    goto: (address) => page.goto(address),
    resize: (width, height) => page.setViewport({ width, height }),
    expectShown: find,
    click: async (selector, name) => (await find(selector, name)).click(),
    type: (text) => page.keyboard.type(text),
    evaluate: (run) => page.evaluate(run) as Promise<ReturnType<typeof run>>,
    messages: () => messages,
    goOffline: () => page.setOfflineMode(true),
    mailLinks: () => readFileSync(outbox, 'utf8').split('\n').filter(Boolean),
    close: () => browser.close(),
  };
}
