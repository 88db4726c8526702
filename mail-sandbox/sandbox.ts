import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmailAccount } from './email-api.ts';
import type { Faults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';
import type { RateLimit } from './rate-limit.ts';

/** The state of one running e-mail service. */
export type Sandbox = {
  readonly account: EmailAccount;
  readonly mailbox: Mailbox;
  readonly faults: Faults;
  readonly rateLimit: RateLimit;
  /** Changes whenever a page of the inbox would look different. */
  revision(): string;
};

export type Exchange = {
  readonly sandbox: Sandbox;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** The variable part of the path, empty where there is none. */
  readonly id: string;
};

export type Handler = (exchange: Exchange) => void | Promise<void>;
