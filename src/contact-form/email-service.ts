import type { EmailSettings } from './contact-form-props.ts';
import { type Inquiry, inquiryParams } from './fields.ts';

/**
 * What the email service receives for an inquiry: flat strings, all but the message on one line, since the
 * owner's template may put any of them in an email header.
 *
 * @param inquiry as parsed by `parseInquiry`
 * @param toEmail the owner's address
 */
export function templateParams(inquiry: Inquiry, toEmail: string): Record<string, string> {
  const params = inquiryParams(inquiry).map(({ param, value }) => [param, value]);
  return { ...Object.fromEntries(params), to_email: toEmail, reply_to: inquiry.email };
}

/**
 * The email service, through its library. Importing the library throws if storage is denied; a failed import is
 * retried at the next use.
 *
 * @returns null when the site was built without keys
 */
export function createEmailService({ emailKeys, emailOrigin }: EmailSettings, toEmail: string) {
  if (!emailKeys) return null;
  const { publicKey, serviceId, templateId } = emailKeys;
  let library: Promise<typeof import('@emailjs/browser')> | null = null;
  const load = () => {
    library ??= import('@emailjs/browser').catch((error: unknown) => {
      library = null;
      throw error;
    });
    return library;
  };
  return {
    /** Loads the library ahead of the first attempt, which reports any failure. */
    preload: () => void load().catch(() => undefined),
    /** One request, unless the signal is aborted while the library loads; rejects with what the library rejects with. */
    async send(inquiry: Inquiry, signal: AbortSignal): Promise<unknown> {
      const { init, send } = await load();
      signal.throwIfAborted();
      // `send` takes no origin; `init` does, and keeps it.
      init({ publicKey, origin: emailOrigin });
      return send(serviceId, templateId, templateParams(inquiry, toEmail));
    },
  };
}
