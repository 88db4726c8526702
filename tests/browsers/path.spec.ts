import { on, once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Builder, Capabilities, WebDriver, type WebElement } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import { freePort, localHost } from '../../scripts/local-site.ts';
import { start } from '../../scripts/processes.ts';
import { fields } from '../../src/contact-form/fields.ts';
import { contactForm } from '../../src/content/contact-form.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { labelOf } from '../content.ts';
import { siteOrigin } from '../e2e/support/addresses.ts';
import { messagesFrom } from '../e2e/support/inbox.ts';
import { newInquiry } from '../e2e/support/new-inquiry.ts';

/** What Firefox calls Selenium's commands in its own protocol. */
const marionetteNames: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  get: 'WebDriver:Navigate',
  executeScript: 'WebDriver:ExecuteScript',
  clickElement: 'WebDriver:ElementClick',
  actions: 'WebDriver:PerformActions',
  setWindowRect: 'WebDriver:SetWindowRect',
  quit: 'Marionette:Quit',
};

/** Speaks Firefox's own protocol (Marionette) in place of geckodriver, which Debian does not have. */
async function connectToFirefox(port: number): Promise<Executor> {
  const socket = connect(port, localHost);
  const chunks = on(socket, 'data');
  /** Each message is its length in bytes, a colon and JSON. */
  const readMessage = async () => {
    for (let received = Buffer.alloc(0); ; ) {
      const { value } = await chunks.next();
      received = Buffer.concat([received, ...(value ?? [])]);
      const json = received.subarray(received.indexOf(':') + 1);
      if (json.length === Number.parseInt(String(received), 10)) return JSON.parse(String(json));
    }
  };
  // A greeting.
  await readMessage();
  return {
    // Selenium waits for each command before it gives the next.
    async execute(command: Command) {
      const { sessionId, id, ...params } = command.getParameters() as Record<string, object>;
      const [element] = Object.values((await (id as Promise<object> | undefined)) ?? {});
      const name = marionetteNames[command.getName()];
      // A command (0) with an ID, which is always 0, its name and its parameters.
      const message = JSON.stringify([0, 0, name, { ...params, id: element }]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      const [, , error, result] = await readMessage();
      if (error) throw new Error(error.message);
      return result?.value ?? result;
    },
  };
}

const programs = {
  async firefox(): Promise<WebDriver> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const port = await freePort();
    const settings = { 'marionette.port': port, 'ui.prefersReducedMotion': 1 };
    const lines = Object.entries(settings).map(
      ([name, value]) => `user_pref("${name}", ${value});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    start('firefox-esr', ['--headless', '--marionette', '--profile', profile], {
      variables: { HOME: profile },
    });
    return WebDriver.createSession(await reached(() => connectToFirefox(port)), new Capabilities());
  },
  async webkit(): Promise<WebDriver> {
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    const screen = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
    const display = start('Xvfb', screen, { isPiped: true });
    const [number] = await once(display.stdout ?? display, 'data');
    const port = await freePort();
    start('WebKitWebDriver', [`--host=${localHost}`, `--port=${port}`], {
      variables: {
        DISPLAY: `:${String(number).trim()}`,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        // The sandbox needs permissions that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const origin = `http://${localHost}:${port}`;
    await reached(() => fetch(`${origin}/status`));
    return new Builder()
      .usingServer(origin)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
  },
};

/** Tries until a program that was just started answers. */
async function reached<Result>(attempt: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await attempt();
  }).toPass({ timeout: 30_000 });
  return result as Result;
}

/** Runs in the page: brings the shown element with a selector and a whole name into view, and returns it. */
function findShown(selector: string, name: string): Element | undefined {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      (each.ariaLabel ?? each.textContent ?? '').trim() === name &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

for (const [name, open] of Object.entries(programs)) {
  test(`Q3 ${name}: theme, menu, dialog, an inquiry that is sent and one that falls back`, async () => {
    const browser = await open();
    const find = (selector: string, text: string) =>
      browser.wait(
        () =>
          browser
            .executeScript<WebElement>(`return (${findShown})(...arguments)`, selector, text)
            .catch(() => null),
        10_000,
        `${selector} "${text}" is not shown`,
      );
    // Again, because the form ignores presses in the first second after an outcome.
    const click = (selector: string, text: string) =>
      expect(async () => (await find(selector, text))?.click()).toPass({ timeout: 20_000 });
    const read = <Result>(run: () => Result) => browser.executeScript<Result>(`return (${run})()`);
    const resize = (width: number, height: number) =>
      browser.manage().window().setRect({ x: 0, y: 0, width, height });
    const lightness = async () =>
      Number(
        /[\d.]+/.exec(await read(() => getComputedStyle(document.documentElement).backgroundColor)),
      );
    const isAnythingOpen = () =>
      read(() => document.querySelector(':popover-open, dialog[open]') !== null);
    const fillIn = async (message: string) => {
      const inquiry = newInquiry({ message });
      for (const { name: field } of fields) {
        await click('label', labelOf(field));
        await browser.actions().sendKeys(inquiry[field]).perform();
      }
      return inquiry;
    };

    await resize(1280, 800);
    await browser.get(siteOrigin);
    expect(await lightness()).toBeGreaterThan(0.9);
    await click('header button', site.theme.toggle);
    await expect.poll(lightness).toBeLessThan(0.3);

    await resize(360, 740);
    await click('header button', site.header.menu);
    await click('nav a', site.header.links.services);
    await expect.poll(isAnythingOpen).toBe(false);
    expect(await read(() => location.hash)).toBe('#services');
    await resize(1280, 800);

    const service = services.list[0]?.name ?? '';
    const opener = `${services.learnMore} ${services.about} ${service}`;
    await click('button', opener);
    await find('dialog:focus-within h2', service);
    await click('dialog button', services.dialog.close);
    await find('button:focus', opener);
    expect(await isAnythingOpen()).toBe(false);

    const inquiry = await fillIn('We miss calls on Saturdays.');
    await click('button:enabled', contactForm.send);
    await find('[role=dialog] *', contactForm.toasts.sent.title);
    const received = await messagesFrom(inquiry.email);
    expect(received.map(({ params }) => params['message'])).toEqual([inquiry.message]);

    await fillIn('We miss calls on Sundays.');
    // A program fills in the field that visitors never meet: the mail client opens.
    await read(() => {
      const honeypot = document.querySelector<HTMLInputElement>('[name=reference]');
      if (honeypot) honeypot.value = 'https://spam.example';
    });
    await click('button:enabled', contactForm.send);
    // Without a mail client, WebKit's browser shows an error page in place of this one, sometimes a moment later.
    await expect(async () => {
      await browser.get(`${siteOrigin}/#contact`);
      await find('#contact h4', contactForm.unsent.title);
    }).toPass({ timeout: 40_000 });
    await browser.quit();
  });
}
