import { inboxOrigin } from './addresses.ts';
import { builtScript } from './built-scripts.ts';
import type { ContactForm } from './contact-form.ts';

/** The script with the email service's own client. */
export const emailLibrary = 'es';

/** What the form asks of the email service, which is the mail sandbox here. */
const requestsToService = `${inboxOrigin}/**`;

/** How the service's stand-in responds: with a status, not at all, or by dropping the connection. */
export type Answer = number | 'hang' | 'drop';

/** Answers the form's requests in place of the service, in this order; the last answer repeats. */
export async function answerWith(
  { page, pageEvents }: Pick<ContactForm, 'page' | 'pageEvents'>,
  ...answers: readonly Answer[]
): Promise<void> {
  pageEvents.allowMessage(/status of \d+|ERR_FAILED|ERR_EMPTY_RESPONSE/);
  await page.unroute(requestsToService);
  const left = [...answers];
  await page.route(requestsToService, async (route) => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (typeof next === 'number') return route.fulfill({ status: next, body: 'x' });
    if (next === 'drop') return route.abort();
  });
}

/** Holds the service's responses from now on; the requests reach it. Returns a function that lets them through. */
export async function holdResponse({ page }: ContactForm): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requestsToService, async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

/** Holds the form's code of pages opened from now on. Returns a function that lets it through. */
export async function holdCode({ page }: ContactForm): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(builtScript('ContactForm'), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Makes a script fail to load on pages opened from now on: always, or so many times. */
export async function failScript(
  { page, pageEvents }: ContactForm,
  name: 'ContactForm' | typeof emailLibrary,
  options?: { readonly times: number },
): Promise<void> {
  pageEvents.allowMessage(/ERR_FAILED|Error hydrating/);
  // Astro tries once more, with a query after the path.
  await page.route(`${builtScript(name)}*`, (route) => route.abort(), options);
}

/**
 * Crashes the form as it shows its first error: React throws "no text today" when it writes into that element. After the
 * first time it is rendered once more.
 */
export async function crashForm(form: ContactForm): Promise<void> {
  form.pageEvents.expectMessage(/no text today/);
  await form.expectReady();
  const error = form.root.locator('[id$=-error]').first();
  await error.evaluate((element) =>
    Object.defineProperty(element, 'textContent', {
      set() {
        throw new Error('no text today');
      },
    }),
  );
  await form.field('firstName').fill('A');
  await form.send.press('Enter');
}

/** Makes the next mail link throw "no link today". */
export async function breakMailLink({ page, pageEvents }: ContactForm): Promise<void> {
  pageEvents.expectMessage(/no link today/);
  await page.evaluate(() => {
    const encode = encodeURIComponent;
    globalThis.encodeURIComponent = () => {
      globalThis.encodeURIComponent = encode;
      throw new URIError('no link today');
    };
  });
}
