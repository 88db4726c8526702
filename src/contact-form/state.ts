import type { FieldName } from '../content/contact-form.ts';
import type { UnsentInquiry } from './storage.ts';

export interface SentInquiry {
  /** The ID of its outcome. */
  readonly id: number;
  /** The visitor's address. */
  readonly replyTo: string;
  /** By the email service, or by the visitor's own mail client. */
  readonly by: 'service' | 'visitor';
}

/** What the page shows. What is typed is not in it: the fields have that, and a key press renders nothing. */
export interface InquiryState {
  /** Whether there are fields that the store follows. Before that, a submit would do nothing. */
  readonly isReady: boolean;
  /** `slow` after some seconds of sending. */
  readonly status: 'idle' | 'sending' | 'slow' | 'failed';
  /** The last inquiry, if it was sent. */
  readonly sent: SentInquiry | null;
  /** Newest first. */
  readonly unsent: readonly UnsentInquiry[];
  /** Whether a reload would bring the unsent inquiries back. */
  readonly isPersistent: boolean;
  /** The outcome that has just appeared, and takes the focus. */
  readonly newestId: number | null;
  /** The fields in error; null until a submit, from which on the rules run on every change. */
  readonly invalid: readonly FieldName[] | null;
  /** Those of them whose error has come back by a change, and has to be announced. */
  readonly toAnnounce: readonly FieldName[];
}

/** Before the code has done anything, and in the page as it was built. */
export const initialState: InquiryState = {
  isReady: false,
  status: 'idle',
  sent: null,
  unsent: [],
  isPersistent: true,
  newestId: null,
  invalid: null,
  toAnnounce: [],
};
