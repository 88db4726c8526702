import type { Settings } from '../settings.ts';
import { fullName, type Inquiry } from './fields.ts';
import { normalizeAddress } from './validate.ts';

/** The maximum time from first attempt to fallback, in milliseconds: about as long as people wait for a button. */
const deadline = 8000;

/** Milliseconds between a failed attempt and the next: the service accepts one request a second. */
const retryDelay = 1100;

/** The keys of the email service, null if the site has none, and its origin. */
export type EmailSettings = Pick<Settings, 'emailKeys' | 'emailOrigin'>;

/**
 * What the email service receives for an inquiry: flat strings, all but the message on one line, since the
 * owner's template may put any of them in an email header.
 *
 * @param inquiry as parsed by `parseInquiry`
 * @param toEmail the owner's address
 */
export function templateParams(inquiry: Inquiry, toEmail: string) {
  const { firstName, lastName, email, ...others } = inquiry;
  const address = normalizeAddress(email);
  return {
    from_name: fullName(inquiry),
    from_email: address,
    // Such as company and message, by their own names.
    ...others,
    to_email: toEmail,
    reply_to: address,
  };
}

/** Makes one request, unless the signal is aborted first. May take forever, or reject with anything. */
type Attempt = (signal: AbortSignal) => Promise<unknown>;

/**
 * Judges what the email library resolved or rejected with: a retry can succeed only after a `transient` failure. Status
 * 200 is success, whatever the text. The service responds with 404 and 5xx during outages, and with 429 to more than
 * one request a second. A `TypeError` means that no response came: no network, a blocker, the policy, or a library that
 * did not load.
 */
function classify(outcome: unknown): 'sent' | 'transient' | 'permanent' {
  if (outcome instanceof TypeError) return 'transient';
  const { status = 0 } = (outcome ?? {}) as { readonly status?: number };
  if (status === 200) return 'sent';
  return status === 404 || status === 429 || status >= 500 ? 'transient' : 'permanent';
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends an inquiry in at most two attempts. One that gets no response in time may still arrive: two emails are better
 * than none.
 *
 * @returns whether the service confirmed it within 8 s of the first attempt; never rejects
 */
export async function send(attempt: Attempt): Promise<boolean> {
  const ended = new AbortController();
  const tryOnce = () => attempt(ended.signal).then(classify, classify);
  const tryTwice = async () => {
    const first = await tryOnce();
    if (first !== 'transient') return first === 'sent';
    await sleep(retryDelay);
    return (await tryOnce()) === 'sent';
  };
  const isSent = await Promise.race([tryTwice(), sleep(deadline).then(() => false)]);
  // No further attempt begins after the fallback.
  ended.abort();
  return isSent;
}

/**
 * The email service, through its library, which is imported late: where storage is denied, the import throws.
 *
 * @returns null when the site was built without keys
 */
export function createEmailService({ emailKeys, emailOrigin }: EmailSettings, toEmail: string) {
  if (!emailKeys) return null;
  const { publicKey, serviceId, templateId } = emailKeys;
  const load = () => import('@emailjs/browser');
  return {
    /** Loads the library ahead of the first attempt, which tries again if that fails. */
    preload: () => void load().catch(() => undefined),
    /** One request, unless the signal is aborted while the library loads; rejects with what the library rejects with. */
    async attempt(inquiry: Inquiry, signal: AbortSignal): Promise<unknown> {
      const library = await load();
      signal.throwIfAborted();
      // Its `send` takes no origin; `init` does, and keeps it.
      library.init({ publicKey, origin: emailOrigin });
      return library.send(serviceId, templateId, templateParams(inquiry, toEmail));
    },
  };
}

export type EmailService = NonNullable<ReturnType<typeof createEmailService>>;
