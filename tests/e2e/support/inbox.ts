import type { Message } from '../../../mail-sandbox/server.ts';
import { inboxOrigin } from './addresses.ts';

/** What the mail sandbox has delivered from one visitor: tests that run side by side do not meet. */
export async function messagesFrom(email: string): Promise<readonly Message[]> {
  const response = await fetch(`${inboxOrigin}/messages.json`);
  const messages: readonly Message[] = await response.json();
  return messages.filter(({ params }) => params['from_email'] === email);
}
