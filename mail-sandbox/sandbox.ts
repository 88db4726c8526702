import type { Faults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';

/** The state of one running sandbox. */
export interface Sandbox {
  readonly faults: Faults;
  readonly mailbox: Mailbox;
}
