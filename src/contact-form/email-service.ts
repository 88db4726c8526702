import type { Settings } from '../settings.ts';
import { fullName, type Inquiry } from './fields.ts';
import { normalizeAddress } from './validate.ts';

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

/**
 * The email service, EmailJS, through its library, which is imported late: where storage is denied, the import throws.
 *
 * @returns null when the site was built without its settings
 */
export function createEmailService(settings: Settings['emailService'], toEmail: string) {
  if (!settings) return null;
  const { publicKey, serviceId, templateId, origin } = settings;
  const load = () => import('@emailjs/browser');
  return {
    /** Loads the library ahead of the first attempt, which tries again if that fails. */
    preload: () => void load().catch(() => undefined),
    /** One request, unless the signal is aborted while the library loads; rejects with what the library rejects with. */
    async attempt(inquiry: Inquiry, signal: AbortSignal): Promise<unknown> {
      const library = await load();
      signal.throwIfAborted();
      // Its `send` takes no origin; `init` does, and keeps it.
      library.init({ publicKey, origin });
      return library.send(serviceId, templateId, templateParams(inquiry, toEmail));
    },
  };
}

export type EmailService = NonNullable<ReturnType<typeof createEmailService>>;
