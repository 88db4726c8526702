import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { launch } from 'puppeteer-core';
import type { Driver } from './visitor.ts';

/** Starts Debian's Firefox ESR with a mail client that writes down what it is asked to open. */
export async function startFirefox(folder: string): Promise<Driver> {
  const profile = resolve(folder, 'firefox');
  const outbox = `${profile}/mail-links.txt`;
  const program = `${profile}/mail-program`;
  mkdirSync(profile);
  writeFileSync(outbox, '');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${outbox}'\n`, { mode: 0o755 });
  const mailto = { action: 2, ask: false, handlers: [{ name: 'Mail', path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  writeFileSync(`${profile}/handlers.json`, JSON.stringify(handlers));
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
  return {
    browser: 'Firefox ESR',
    goto: (address) => page.goto(address),
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    evaluate: (run, ...args) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof run>>,
    messages: () => messages,
    mailLinks: () => readFileSync(outbox, 'utf8').split('\n').filter(Boolean),
    close: () => browser.close(),
  };
}
