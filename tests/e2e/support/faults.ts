import { builtScript } from './built-scripts.ts';
import type { ContactForm } from './contact-form.ts';

const sendRequest = '**/api/v1.0/email/send';

/** How the service's stand-in responds: with a status, not at all, or by dropping the connection. */
export type Answer = number | 'hang' | 'drop';

/** Answers the form's requests in place of the service, in this order; the last answer repeats. */
export async function answerWith(
  { page, pageEvents }: Pick<ContactForm, 'page' | 'pageEvents'>,
  ...answers: readonly Answer[]
): Promise<void> {
  pageEvents.allowMessage(/status of \d+|ERR_FAILED|ERR_EMPTY_RESPONSE/);
  await page.unroute(sendRequest);
  const left = [...answers];
  await page.route(sendRequest, async (route) => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (typeof next === 'number') return route.fulfill({ status: next, body: 'x' });
    if (next === 'drop') return route.abort();
  });
}

/** Holds the service's responses from now on; the requests reach it. Returns a function that lets them through. */
export async function holdResponse({ page }: ContactForm): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(sendRequest, async (route) => {
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

/** Makes a script, or all with `*`, fail to load on pages opened from now on: always, or so many times. */
export async function failScript(
  { page, pageEvents }: ContactForm,
  name: 'ContactForm' | 'es' | '*',
  options?: { readonly times: number },
): Promise<void> {
  pageEvents.allowMessage(/ERR_FAILED|Error hydrating/);
  // Astro tries once more, with a query after the path.
  const path = name === '*' ? '/_astro/*.js*' : `${builtScript(name)}*`;
  await page.route(path, (route) => route.abort(), options);
}

/** Makes the form throw "no field today" when its first field changes; `always`, also in the next form. */
export function crashOnChange(
  { field, pageEvents }: ContactForm,
  times: 'once' | 'always' = 'always',
): Promise<void> {
  pageEvents.expectMessage(/no field today/);
  return field('firstName').evaluate((element, isOnce) => {
    const { setAttribute } = element;
    Object.assign(isOnce ? element : HTMLInputElement.prototype, {
      setAttribute(this: Element, name: string, value: string) {
        // What React sets and no extension does.
        if (/^(?:aria-invalid|readonly|aria-required)$/i.test(name))
          throw new Error('no field today');
        setAttribute.call(this, name, value);
      },
    });
  }, times === 'once');
}

/** Makes the next mail link throw "no link today"; `always`, each one after it, too. */
export function breakMailLink(
  { page, pageEvents }: ContactForm,
  times: 'once' | 'always' = 'once',
): Promise<void> {
  pageEvents.expectMessage(/no link today/);
  return page.evaluate((isOnce) => {
    const encode = encodeURIComponent;
    globalThis.encodeURIComponent = (text) => {
      // Only an email's body has this line ending: React encodes its own messages with it, too.
      if (!String(text).includes('\r\n')) return encode(text);
      if (isOnce) globalThis.encodeURIComponent = encode;
      throw new URIError('no link today');
    };
  }, times === 'once');
}
