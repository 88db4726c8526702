import type { EmailSettings } from '../env.ts';
import { templateParams } from './inquiry.ts';
import { keepalive } from './keepalive.ts';
import type { Send } from './submit-inquiry.ts';

// Part of the form's file: `import()` only delays running it. As it runs it reads local storage, and throws where that is denied.
export const evaluateLibrary = () => import('@emailjs/browser');

/**
 * Sends inquiries through the e-mail service.
 *
 * @param keys the deployment's three keys
 * @param origin the service's origin, without a path
 * @param toEmail the owner's address
 */
export function emailSender(
  keys: NonNullable<EmailSettings['emailKeys']>,
  origin: string,
  toEmail: string,
): Send {
  return async (inquiry) => {
    const { init, send } = await evaluateLibrary();
    // `send` takes no origin; `init` does, and keeps it.
    init({ publicKey: keys.publicKey, origin });
    const params = { ...templateParams(inquiry, toEmail) };
    return keepalive(() => send(keys.serviceId, keys.templateId, params));
  };
}
