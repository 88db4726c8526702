import { expect, type Locator, type Page } from '@playwright/test';
import { errorScreen } from '../../src/content/error-screen.ts';
import { inquiryWords } from '../../src/content/inquiry.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { inboxOf } from './inbox.ts';
import {
  fillInquiry,
  inquiryField,
  inquiryForm,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
  toast,
} from './visitor.ts';

interface Announcements {
  expectMessage(pattern: RegExp): void;
}

/** A state of a page that a visit alone does not show. */
export interface PageState {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Brings the page into the state, and leaves it there for as long as the state can last. */
  reach(page: Page, watch: Announcements): Promise<void>;
  /** Fails once the page has left the state. */
  expectStill(page: Page): Promise<void>;
}

const wide = { width: 1280, height: 800 } as const;
const narrow = { width: 360, height: 740 } as const;
const { toasts, panel } = inquiryWords;

async function submit(page: Page, answer: Parameters<ReturnType<typeof inboxOf>['answer']>[0]) {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer(answer);
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
}

/** Timers of more than a second never end: what waits for a deadline waits for as long as it is looked at. */
async function stopDeadlines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    const startShort = (run: () => void, ms = 0) => (ms > 1000 ? 0 : start(run, ms));
    Reflect.set(globalThis, 'setTimeout', startShort);
  });
}

/** Shows a toast and keeps it by the pointer. */
async function holdToast(page: Page, title: string): Promise<void> {
  await toast(page, title).hover();
}

/** Submits a form whose mail link cannot be made: at all, or once more for the panel. */
async function submitWithoutLinks(
  page: Page,
  broken: 'all' | 'the second',
  end: Locator,
): Promise<void> {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('garbage');
  await openForm(page);
  await fillInquiry(page, visitor);
  const mend = await page.evaluateHandle((which) => {
    const encode = encodeURIComponent;
    let isBroken = which === 'all';
    globalThis.encodeURIComponent = (text) => {
      if (isBroken) throw new URIError('no link today');
      setTimeout(() => {
        isBroken = true;
      });
      return encode(text);
    };
    return () => {
      globalThis.encodeURIComponent = encode;
    };
  }, broken);
  await sendButton(page).click();
  await expect(end).toBeVisible();
  await mend.evaluate((run) => run());
}

const first = services[0]?.name ?? '';
const dialog = (page: Page) => page.getByRole('dialog', { name: first });
const crash = (page: Page) => page.getByRole('alert').filter({ hasText: errorScreen.title });
const tooltip = (page: Page) => page.getByRole('tooltip');
const shown = (locate: (page: Page) => ReturnType<Page['locator']>) => (page: Page) =>
  expect(locate(page)).toBeVisible();

/** Every state of the site that a visitor can bring about. */
export const states: readonly PageState[] = [
  {
    name: 'menu',
    size: narrow,
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: site.nav.menu, exact: true }).click();
    },
    expectStill: shown((page) => page.getByRole('navigation', { name: site.nav.menu })),
  },
  {
    name: 'dialog',
    size: wide,
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: `Learn More about ${first}` }).click();
    },
    expectStill: shown(dialog),
  },
  {
    name: 'tooltip of the theme button',
    size: wide,
    async reach(page) {
      await page.goto('/privacy-policy');
      await page.getByRole('button', { name: site.theme.toggle }).focus();
    },
    expectStill: shown(tooltip),
  },
  {
    name: 'tooltip of a social link',
    size: narrow,
    async reach(page) {
      await page.goto('/terms-of-service');
      await page.keyboard.press('Tab');
      await page.getByRole('list', { name: site.footer.social }).getByRole('link').first().focus();
    },
    expectStill: shown(tooltip),
  },
  {
    name: 'errors',
    size: narrow,
    async reach(page) {
      await openForm(page);
      await sendButton(page).click();
    },
    expectStill: shown((page) => page.getByText(inquiryWords.fields.message.error)),
  },
  {
    name: 'cleared form',
    size: wide,
    async reach(page) {
      await openForm(page);
      await fillInquiry(page, newVisitor());
      await page.getByRole('button', { name: inquiryWords.clear }).click();
    },
    expectStill: shown((page) => page.getByRole('button', { name: inquiryWords.undoClear })),
  },
  {
    name: 'sending',
    size: wide,
    async reach(page) {
      await stopDeadlines(page);
      await submit(page, 'hang');
    },
    expectStill: (page) => expect(sendButton(page)).toHaveText(inquiryWords.sending),
  },
  {
    name: 'toast of a sent inquiry',
    size: wide,
    async reach(page) {
      await submit(page, 'ok');
      await holdToast(page, toasts.sent.title);
    },
    expectStill: shown((page) => toast(page, toasts.sent.title)),
  },
  {
    name: 'toast and panel of a fallback',
    size: narrow,
    async reach(page, watch) {
      watch.expectMessage(/status of 412/);
      await submit(page, 412);
      await expect(panelTitle(page)).toBeVisible();
      await holdToast(page, toasts.handedOver.title);
    },
    expectStill: shown((page) => toast(page, toasts.handedOver.title)),
  },
  {
    name: 'panel with a message that is not on the clipboard',
    size: wide,
    async reach(page, watch) {
      watch.expectMessage(/status of 412/);
      await submit(page, 412);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied'));
      });
      await page.getByRole('button', { name: panel.copy }).click();
      await page.getByRole('button', { name: toasts.close }).click();
    },
    expectStill: shown((page) => page.getByText(panel.copyFailed)),
  },
  {
    name: 'toast of a failure',
    size: wide,
    async reach(page) {
      await submitWithoutLinks(page, 'all', toast(page, toasts.failed.title));
      await holdToast(page, toasts.failed.title);
    },
    expectStill: shown((page) => toast(page, toasts.failed.title)),
  },
  {
    name: 'crashed form',
    size: narrow,
    async reach(page, watch) {
      watch.expectMessage(/no link today/);
      await submitWithoutLinks(page, 'the second', crash(page));
    },
    expectStill: shown(crash),
  },
  {
    name: 'form whose code did not load',
    size: wide,
    async reach(page, watch) {
      watch.expectMessage(/ERR_FAILED/);
      watch.expectMessage(/The form.s code did not start/);
      await page.route(/\/_astro\/inquiry-.*\.js/, (route) => route.abort());
      await page.goto('/#contact');
      await inquiryField(page, 'company').focus();
    },
    expectStill: shown((page) => inquiryForm(page).getByText(inquiryWords.unloaded)),
  },
];
