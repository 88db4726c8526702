import type { Message } from '../../../mail-sandbox/email.ts';
import { inboxOrigin } from './addresses.ts';

/** What the mail sandbox has delivered from one visitor, so that tests running in parallel don't mix. */
export async function messagesFrom(email: string): Promise<readonly Message[]> {
  const response = await fetch(`${inboxOrigin}/messages.json`);
  const messages: readonly Message[] = await response.json();
  return messages.filter(({ params }) => Object.values(params).includes(email));
}
