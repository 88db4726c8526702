import type { Inquiry } from './inquiry.ts';
import {
  hasSavedFallbacks,
  type MailFallback,
  readFallbacks,
  removeFallback,
  saveFallbacks,
} from './saved-fallbacks.ts';

/** The outcome of a submitted inquiry, as shown on the page. */
export type ShownOutcome =
  | (MailFallback & {
      /** Opened in the mail client, waiting for the visitor to send it. */
      readonly kind: 'mailFallback';
      /** Whether it would survive a reload. */
      readonly isSaved: boolean;
      /** Whether the service has confirmed after all. */
      readonly isConfirmed: boolean;
    })
  /** Sent by the service, or mailed according to the visitor. */
  | { readonly kind: 'sent' | 'mailed'; readonly id: number; readonly inquiry: Inquiry };

interface State {
  readonly isSubmitting: boolean;
  /** Newest first. */
  readonly outcomes: readonly ShownOutcome[];
}

/** Outside of the components, so that it survives a crash or remount of the form. */
let state: State | undefined;
const initial: State = { isSubmitting: false, outcomes: [] };
const listeners = new Set<() => void>();

const toOutcome = (fallback: MailFallback, isSaved = true) =>
  ({ ...fallback, kind: 'mailFallback', isSaved, isConfirmed: false }) as const;

/**
 * Another page of this tab may have saved or removed inquiries while this one was in the back/forward cache. If
 * storage has nothing at all, they are kept: it may have been emptied or denied.
 */
function mergeSavedFallbacks({ persisted }: PageTransitionEvent): void {
  if (!persisted || !hasSavedFallbacks()) return;
  const { outcomes } = getState();
  const saved = readFallbacks();
  const isKnown = (id: number) => outcomes.some((outcome) => outcome.id === id);
  const isSavedStill = (id: number) => saved.some((fallback) => fallback.id === id);
  const all = [
    ...saved.filter(({ id }) => !isKnown(id)).map((each) => toOutcome(each)),
    ...outcomes.filter(
      (each) =>
        each.kind !== 'mailFallback' || each.isConfirmed || !each.isSaved || isSavedStill(each.id),
    ),
  ];
  update({ outcomes: all.toSorted((one, other) => other.id - one.id) });
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pageshow', mergeSavedFallbacks);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('pageshow', mergeSavedFallbacks);
  };
}

/** The current state, initialized from what the tab has saved. */
export function getState(): State {
  state ??= { ...initial, outcomes: readFallbacks().map((saved) => toOutcome(saved)) };
  return state;
}

/** The state of the prerendered page. */
export const getInitialState = (): State => initial;

function update(change: Partial<State>): void {
  state = { ...getState(), ...change };
  for (const listener of listeners) listener();
}

export function setSubmitting(isSubmitting: boolean): void {
  update({ isSubmitting });
}

type MailFallbackOutcome = Extract<ShownOutcome, { kind: 'mailFallback' }>;

/** Whether it is waiting for the visitor to mail it. */
const isOpen = (outcome: ShownOutcome): outcome is MailFallbackOutcome =>
  outcome.kind === 'mailFallback' && !outcome.isConfirmed;

/** Whether a reload would lose an inquiry that is waiting for the visitor to mail it. */
export const hasUnsaved = () =>
  getState().outcomes.some((outcome) => isOpen(outcome) && !outcome.isSaved);

/** The inquiries waiting for the visitor to mail them. */
export const openInquiries = () =>
  getState()
    .outcomes.filter(isOpen)
    .map(({ inquiry }) => inquiry);

const nextId = () => Math.max(Date.now(), ...getState().outcomes.map(({ id }) => id + 1));

/**
 * Shows that an inquiry was opened in the mail client.
 *
 * @returns the ID of the outcome
 */
export function addMailFallback(inquiry: Inquiry): number {
  const { outcomes } = getState();
  const fallback = { id: nextId(), inquiry };
  const open = outcomes
    .filter(isOpen)
    .map(({ id, inquiry: waiting }) => ({ id, inquiry: waiting }));
  // All of them: the storage may have been emptied, or have had no room before.
  const isSaved = saveFallbacks([fallback, ...open]);
  const others = outcomes.map((each) => (isSaved && isOpen(each) ? { ...each, isSaved } : each));
  update({ outcomes: [toOutcome(fallback, isSaved), ...others] });
  return fallback.id;
}

/** Removes an outcome that the visitor has dismissed. */
export function removeOutcome(id: number): void {
  removeFallback(id);
  update({ outcomes: getState().outcomes.filter((outcome) => outcome.id !== id) });
}

/**
 * Shows what was sent, replacing the previous confirmation and the outcome `replaced`.
 *
 * @returns the ID of the confirmation
 */
export function addConfirmation(
  kind: 'sent' | 'mailed',
  inquiry: Inquiry,
  replaced?: number,
): number {
  const others = getState().outcomes.filter(
    (outcome) => outcome.kind === 'mailFallback' && outcome.id !== replaced,
  );
  const id = nextId();
  if (replaced !== undefined) removeFallback(replaced);
  update({ outcomes: [{ kind, id, inquiry }, ...others] });
  return id;
}

/** Shows that the service has confirmed late: in the outcome, or in a new confirmation if that is gone. */
export function confirmLate(inquiry: Inquiry, id: number | undefined): void {
  const { outcomes } = getState();
  if (id === undefined || !outcomes.some((outcome) => outcome.id === id)) {
    addConfirmation('sent', inquiry);
    return;
  }
  removeFallback(id);
  update({
    outcomes: outcomes.map((each) => (each.id === id ? { ...each, isConfirmed: true } : each)),
  });
}
