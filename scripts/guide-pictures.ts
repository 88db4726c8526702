import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { sandboxKeys } from '../mail-sandbox/keys.ts';
import { startSandbox } from '../mail-sandbox/server.ts';
import { loadContent } from '../src/content/load.ts';
import { buildSite } from './build-site.ts';
import { findChromium } from './chromium.ts';
import { localHost, localVariables } from './local-site.ts';
import { runCommand } from './run-command.ts';
import { startSite } from './serve.ts';

const folder = 'docs/guide';
const directory = '.local/pictures';
const ports = { site: 8809, inbox: 8049 };

/** Which file holds what stands there: a selector of the page, and the label beside it. */
const places = [
  ['#hero-title', 'home.ts'],
  ['#hero-title + div p', 'agency.ts  tagline'],
  ['.stat:first-child', 'agency.ts  figures'],
  ['#contact-title', 'home.ts'],
  ['#contact article:nth-of-type(1) a', 'agency.ts  email'],
  ['#contact article:nth-of-type(2) a', 'agency.ts  phone'],
  ['#contact article:nth-of-type(3) a', 'agency.ts  consultation'],
  ['#inquiry-form label', 'inquiry.ts'],
] as const;

const labelStyle = `
.place { outline: 2px solid #b45309; outline-offset: 4px; }
.place-label { position: absolute; z-index: 99; translate: -4px calc(-100% - 6px); padding: 2px 8px;
  background: #b45309; color: #fff; font: 600 14px/1.4 ui-monospace, monospace; white-space: pre; }
.site-header { position: absolute !important; }`;

/** Takes the pictures of the owner's guide from the built site and from the inbox. */
await runCommand(async () => {
  const sandbox = await startSandbox({ port: ports.inbox });
  Object.assign(process.env, localVariables(`http://${localHost}:${ports.site}`, sandbox.origin));
  await buildSite(directory);
  const site = await startSite({ directory, port: ports.site });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  await mkdir(folder, { recursive: true });
  await sendInquiry(sandbox.origin);
  await takePlaces(browser, site.origin);
  await takeInbox(browser, sandbox.origin);
  await takeEmail(browser, sandbox.origin);
  await browser.close();
  await site.close();
  await sandbox.close();
});

async function sendInquiry(origin: string): Promise<void> {
  const body = {
    lib_version: '4.4.1',
    user_id: sandboxKeys.publicKey,
    service_id: sandboxKeys.serviceId,
    template_id: sandboxKeys.templateId,
    template_params: {
      from_name: 'Ada Quill',
      from_email: 'ada@example.org',
      company: 'Quill Plumbing',
      message: 'We miss calls on Saturdays.\nCan an agent book visits for us?',
      to_email: loadContent().agency.email,
      reply_to: 'ada@example.org',
    },
  };
  await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function takePlaces(browser: Browser, origin: string): Promise<void> {
  const page = await openPage(browser, `${origin}/`, [1180, 760]);
  await page.addStyleTag({ content: labelStyle });
  await page.evaluate((all) => {
    for (const [selector, text] of all) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`Nothing on the page is ${selector}`);
      const { left, top } = element.getBoundingClientRect();
      const label = Object.assign(document.createElement('span'), { textContent: text });
      label.className = 'place-label';
      label.style.left = `${left + scrollX}px`;
      label.style.top = `${top + scrollY}px`;
      document.body.append(label);
      element.classList.add('place');
    }
  }, places);
  const hero = await page.screenshot({ clip: { x: 0, y: 60, width: 1180, height: 340 } });
  const contact = await page.locator('#contact').boundingBox();
  const y = contact?.y ?? 0;
  const form = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: y + 40, width: 1180, height: 760 },
  });
  await sharp(hero)
    .extend({ bottom: 770, background: '#f8fafc' })
    .composite([{ input: form, top: 350, left: 0 }])
    .webp({ quality: 70, effort: 6 })
    .toFile(`${folder}/places.webp`);
}

async function takeInbox(browser: Browser, origin: string): Promise<void> {
  const page = await openPage(browser, `${origin}/`, [1100, 620]);
  await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toFile(`${folder}/inbox.webp`);
}

/** The e-mail as it arrives, side by side in a light and in a dark mail program. */
async function takeEmail(browser: Browser, origin: string): Promise<void> {
  const address = `${origin}/messages/1/rendered`;
  const [light, dark] = await Promise.all(
    (['light', 'dark'] as const).map(async (scheme) => {
      const page = await openPage(browser, address, [560, 470], scheme);
      return page.screenshot();
    }),
  );
  if (!light || !dark) return;
  await sharp(light)
    .extend({ right: 560 })
    .composite([{ input: dark, top: 0, left: 560 }])
    .webp({ quality: 70, effort: 6 })
    .toFile(`${folder}/email.webp`);
}

async function openPage(
  browser: Browser,
  address: string,
  [width, height]: readonly [number, number],
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}
