import type { Account } from './check-request.ts';
import { Faults } from './faults.ts';
import { sandboxKeys } from './keys.ts';
import { Mailbox } from './mailbox.ts';

export type AccountOptions = Partial<Account> & {
  /** Enforces the service's limit of one request a second. Default: false. */
  readonly rateLimit?: boolean;
};

/** The state of one running sandbox. */
export class Sandbox {
  readonly faults = new Faults();
  readonly mailbox = new Mailbox();
  readonly account: Account;
  readonly #intervalMs: number;
  #lastRequest = Number.NEGATIVE_INFINITY;

  constructor({ rateLimit = false, ...account }: AccountOptions) {
    this.account = { ...sandboxKeys, allowedOrigins: 'any', ...account };
    this.#intervalMs = rateLimit ? 1000 : 0;
  }

  /** Returns whether the rate limit admits a request now, and counts it if so. */
  admitRequest(): boolean {
    const now = performance.now();
    if (now - this.#lastRequest < this.#intervalMs) return false;
    this.#lastRequest = now;
    return true;
  }

  /** Changes with each request to send, and when the inbox is cleared. */
  revision(): string {
    const latest = this.mailbox.attempts().at(-1);
    return latest ? `${latest.id} ${latest.time}` : '';
  }
}
