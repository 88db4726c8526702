import { concerns, type InquiryParams } from './inquiry-params.ts';

export type Message = {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly params: InquiryParams;
};

/** One request to send, also a refused one. */
export type Attempt = {
  /** ISO 8601, UTC. */
  readonly time: string;
  /** The status that was answered, or what was done instead of answering. */
  readonly answer: number | 'hang' | 'drop' | 'garbage';
  /** The sentence that was answered, empty where there was none. */
  readonly text: string;
  /** Whether a fault that someone set decided the answer. */
  readonly fault: boolean;
  readonly params: InquiryParams;
  /** The JSON body as it came; absent where it was no JSON or too large. */
  readonly body?: unknown;
};

export type Mailbox = {
  deliver(params: InquiryParams): Message;
  record(attempt: Omit<Attempt, 'time'>): void;
  message(id: number): Message | undefined;
  messages(match?: string): readonly Message[];
  attempts(match?: string): readonly Attempt[];
  clear(match?: string): void;
  revision(): number;
};

/** How many delivered messages and attempts are kept before the oldest goes. */
export const mailboxLimits = { messages: 200, attempts: 400 } as const;

/**
 * What the service has received, in memory, oldest first. `match` narrows to one visitor's address;
 * `clear` forgets messages and attempts; `revision` grows with each change.
 * @param now the clock, for the times on record
 */
export function createMailbox(now: () => Date = () => new Date()): Mailbox {
  let messages: readonly Message[] = [];
  let attempts: readonly Attempt[] = [];
  let lastId = 0;
  let revision = 0;

  return {
    deliver(params) {
      lastId += 1;
      revision += 1;
      const message = { id: lastId, time: now().toISOString(), params };
      messages = [...messages, message].slice(-mailboxLimits.messages);
      return message;
    },
    record(attempt) {
      revision += 1;
      attempts = [...attempts, { time: now().toISOString(), ...attempt }].slice(
        -mailboxLimits.attempts,
      );
    },
    message: (id) => messages.find((message) => message.id === id),
    messages: (match) => messages.filter((message) => concerns(message.params, match)),
    attempts: (match) => attempts.filter((attempt) => concerns(attempt.params, match)),
    clear(match) {
      revision += 1;
      messages = messages.filter((message) => !concerns(message.params, match));
      attempts = attempts.filter((attempt) => !concerns(attempt.params, match));
    },
    revision: () => revision,
  };
}
