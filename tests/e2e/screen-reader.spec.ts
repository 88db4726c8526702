import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fieldNames } from '../../src/fields.ts';
import { contactForm, services, servicesSection, sharedWords } from '../content.ts';
import type { ContactForm } from './contact-form.ts';
import { type Answer, inboxOf } from './inbox.ts';
import { hydrated, narrow } from './page-state.ts';
import { holdSending } from './sending.ts';
import { expect, test } from './test.ts';
import { themeButton } from './theme-view.ts';

const { fields, panel, toasts } = contactForm;
const sentence = ({ title, text }: { title: string; text: string }) => `${title} ${text}`;

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** Runs a virtual screen reader in the page, through the debugger, so that the page's own policy stays as it is. */
async function injectScreenReader(page: Page): Promise<void> {
  const source = await readFile(file, 'utf8');
  const exported = /export\s*\{\s*(?:.*,)?\s*(\S+) as virtual\b.*\};?/s.exec(source);
  if (!exported)
    throw new Error(`${file} exports no "virtual". See what its new version calls it.`);
  await page.evaluate(`${source.slice(0, exported.index)};globalThis.screenReader=${exported[1]}`);
  await page.evaluate(() =>
    Reflect.get(globalThis, 'screenReader').start({ container: document.body }),
  );
}

type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

/** Starts a screen reader; each method waits until exactly these lines have been spoken since the previous call. */
async function startScreenReader(page: Page) {
  await injectScreenReader(page);
  const spoken = (): Promise<string[]> =>
    page.evaluate(() => Reflect.get(globalThis, 'screenReader').spokenPhraseLog());
  let spokenCount = (await spoken()).length;

  async function expectSpoken(...lines: readonly string[]): Promise<void> {
    let count = spokenCount;
    const phrases = async () => {
      const all = await spoken();
      count = all.length;
      // An emptied live region announces nothing.
      return all.slice(spokenCount).filter((phrase) => !/^(polite|assertive): $/.test(phrase));
    };
    await expect.poll(phrases).toEqual(lines);
    spokenCount = count;
  }

  return {
    async press(key: string, ...lines: readonly string[]) {
      await page.keyboard.press(key);
      await expectSpoken(...lines);
    },
    /** Moves the reading cursor forward by one. */
    async next(...lines: readonly string[]) {
      await page.evaluate(() => Reflect.get(globalThis, 'screenReader').next());
      await expectSpoken(...lines);
    },
    /** Has the focused element announced again. */
    async rereadFocus(...lines: readonly string[]) {
      await page
        .locator(':focus')
        .evaluate((element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      await expectSpoken(...lines);
    },
    expectSpoken,
  };
}

/** Fills the form and submits it to a service that gives this answer, with a screen reader from the button on. */
async function sendWithScreenReader(
  form: ContactForm,
  answer: Answer,
  beforeAnswer = () => Promise.resolve(),
): Promise<ScreenReader> {
  const release = await holdSending(form.page);
  const { email } = await form.openFilled();
  await inboxOf(email).answer(answer);
  await form.send.focus();
  const screenReader = await startScreenReader(form.page);
  await screenReader.press('Enter', `polite: ${contactForm.sending}`);
  await beforeAnswer();
  release();
  return screenReader;
}

test('H3 H4 H9 H16 the theme button, the menu and a dialog, by keyboard', async ({ page }) => {
  const [service] = services;
  const opener = servicesSection.learnMoreAbout.replace('{name}', service?.name ?? '');
  await page.setViewportSize(narrow);
  await page.goto('/');
  await hydrated(page, '[data-theme-toggle]');
  await page.getByRole('banner').getByRole('link').first().focus();
  const screenReader = await startScreenReader(page);
  await screenReader.press(
    'Tab',
    `button, ${sharedWords.theme.toggle}, ${sharedWords.theme.toDark}`,
  );
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(themeButton(page)).toHaveAccessibleDescription(sharedWords.theme.toLight);
  await screenReader.rereadFocus(
    `button, ${sharedWords.theme.toggle}, ${sharedWords.theme.toLight}`,
  );

  await screenReader.press('Tab', `button, ${sharedWords.nav.menu}, not expanded`);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await screenReader.rereadFocus(`button, ${sharedWords.nav.menu}, expanded`);
  await screenReader.press('Tab', `link, ${sharedWords.nav.links[0].text}`);
  await screenReader.press('Escape', `button, ${sharedWords.nav.menu}, not expanded`);

  await page.getByRole('button', { name: opener }).focus();
  await screenReader.expectSpoken(`button, ${opener}`);
  await screenReader.press('Enter', `dialog, ${service?.name}`, 'button, Close');
  await screenReader.next('heading, Overview, level 3');
  await screenReader.next('paragraph');
  await screenReader.next(service?.overview[0] ?? '');
  await screenReader.press('Escape', `button, ${opener}`);
});

test('F3 errors in the form', async ({ form, page }) => {
  await form.open();
  await form.send.focus();
  const screenReader = await startScreenReader(page);
  for (const [index, name] of fieldNames.entries()) {
    const hint = name === 'message' ? `${fields.message.hint} ` : '';
    await screenReader.press(
      index === 0 ? 'Enter' : 'Tab',
      `textbox, ${fields[name].label}, ${hint}${fields[name].error}, invalid, required`,
    );
  }
});

test('F4 F6 an inquiry that is sent', async ({ form }) => {
  const screenReader = await sendWithScreenReader(form, 'ok');
  const heading = `heading, ${contactForm.confirmation.sent.title}, level 4`;
  await screenReader.expectSpoken(heading, `polite: ${sentence(toasts.sent)}`);
  await screenReader.next('paragraph');
});

test('F7 F11 an inquiry that falls back to the mail client', async ({ form, pageEvents }) => {
  pageEvents.expectMessage(/status of 412/);
  const screenReader = await sendWithScreenReader(form, 412);
  await screenReader.expectSpoken(
    `heading, ${panel.title}, level 4`,
    `polite: ${sentence(toasts.mailFallback)}`,
  );
  for (const line of [
    ...['paragraph', panel.text, 'end of paragraph'],
    ...[`link, ${panel.again}`, `button, ${panel.done}`],
    ...['paragraph', panel.noMailApp],
  ]) {
    await screenReader.next(line);
  }
});

test('F10 an inquiry that cannot be sent at all', async ({ form, pageEvents }) => {
  pageEvents.expectMessage(/could not be sent/);
  const screenReader = await sendWithScreenReader(form, 'garbage', async () => {
    await form.breakMailLinks();
  });
  await screenReader.expectSpoken(
    `button, ${contactForm.send}`,
    `assertive: ${sentence(toasts.failed)}`,
  );
  await screenReader.next(`button, ${contactForm.clear}`);
});
