import type { EmailSettings } from '../env.ts';
import { templateParams } from './inquiry.ts';
import { keepalive } from './keepalive.ts';
import type { Send } from './submit-inquiry.ts';

/** Its only use here is the message below; the library does not export it. */
const libraryVersion = '4.4.1';

/** As it runs it reads local storage, and throws where that is denied. */
export const evaluateLibrary = () => import('@emailjs/browser');

/**
 * Sends inquiries through the e-mail service: with its library, or where that does not run with the request
 * that the library would have made.
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
  return async (inquiry, isOver) => {
    const params = { ...templateParams(inquiry, toEmail) };
    const library = await evaluateLibrary().catch(() => null);
    if (isOver()) throw new Error('The code that sends came too late.');
    if (!library) return keepalive(() => post(keys, origin, params));
    const { init, send } = library;
    // `send` takes no origin; `init` does, and keeps it.
    init({ publicKey: keys.publicKey, origin });
    return keepalive(() => send(keys.serviceId, keys.templateId, params));
  };
}

async function post(
  keys: NonNullable<EmailSettings['emailKeys']>,
  origin: string,
  params: Readonly<Record<string, string>>,
): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: libraryVersion,
      user_id: keys.publicKey,
      service_id: keys.serviceId,
      template_id: keys.templateId,
      template_params: params,
    }),
  });
  return { status: response.status, text: await response.text() };
}
