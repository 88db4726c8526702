import type { TemplateParams } from './compose-email.ts';
import { type Faults, isMatch } from './faults.ts';

/** One attempt to send, delivered or not. */
export type Attempt = {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly isDelivered: boolean;
  /** The status of a refusal, or what else the service did: `ok`, `garbage`, a broken connection. */
  readonly behavior: number | string;
  /** The body of the response. */
  readonly responseText: string;
  readonly params: TemplateParams;
  /** The JSON body as it came; absent where it was not JSON. */
  readonly body?: unknown;
};

/** The attempts, in memory, oldest first. */
export class Mailbox {
  #attempts: Attempt[] = [];
  #lastId = 0;

  add(attempt: Omit<Attempt, 'id' | 'time'>): void {
    this.#lastId += 1;
    this.#attempts.push({ id: this.#lastId, time: new Date().toISOString(), ...attempt });
  }

  attempts(match = ''): readonly Attempt[] {
    return this.#attempts.filter(({ params }) => isMatch(params, match));
  }

  messages(match = ''): readonly Attempt[] {
    return this.attempts(match).filter(({ isDelivered }) => isDelivered);
  }

  clear(): void {
    this.#attempts = [];
  }

  /** Changes with each request to send, and when the mailbox is cleared. */
  get revision(): string {
    return `${this.#attempts.length} of ${this.#lastId}`;
  }
}

/** The state of one running sandbox. */
export interface Sandbox {
  readonly faults: Faults;
  readonly mailbox: Mailbox;
}
