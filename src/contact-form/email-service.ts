import './local-storage-stub.ts';
import { init, send } from '@emailjs/browser';
import type { EmailSettings } from '../env.ts';
import { templateParams } from './inquiry.ts';
import { keepalive } from './keepalive.ts';
import type { Send } from './submit-inquiry.ts';

/**
 * Sends inquiries through the email service with its library.
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
  return (inquiry) => {
    // `send` takes no origin; `init` does, and keeps it.
    init({ publicKey: keys.publicKey, origin });
    const params = { ...templateParams(inquiry, toEmail) };
    return keepalive(() => send(keys.serviceId, keys.templateId, params));
  };
}
