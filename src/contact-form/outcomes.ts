import type { Inquiry } from './inquiry.ts';
import { type Fallback, readFallbacks, saveFallbacks } from './saved-fallbacks.ts';

/** The outcome of a submitted inquiry, as shown on the page. */
export type ShownOutcome =
  | (Fallback & {
      /** Opened in the mail client, waiting for the visitor to send it. */
      readonly kind: 'mailFallback';
      /** Whether it would survive a reload. */
      readonly isSaved: boolean;
      /** Whether the service has confirmed after all. */
      readonly isConfirmed: boolean;
    })
  /** Sent by the service, or mailed according to the visitor. */
  | (Fallback & { readonly kind: 'sent' | 'mailed' });

interface State {
  readonly isSubmitting: boolean;
  /** Newest first. */
  readonly outcomes: readonly ShownOutcome[];
}

/** Outside of the components, so that it survives a crash or remount of the form. */
let state: State | undefined;
const initial: State = { isSubmitting: false, outcomes: [] };
const listeners = new Set<() => void>();

const asShown = (fallback: Fallback, isSaved = true) =>
  ({ ...fallback, kind: 'mailFallback', isSaved, isConfirmed: false }) as const;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current state, initialized from what the tab has saved. */
export function getState(): State {
  state ??= { ...initial, outcomes: readFallbacks().map((saved) => asShown(saved)) };
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

const isOpen = (outcome: ShownOutcome) => outcome.kind === 'mailFallback' && !outcome.isConfirmed;

/** The inquiries waiting for the visitor to mail them. */
export const openInquiries = () =>
  getState()
    .outcomes.filter(isOpen)
    .map(({ inquiry }) => inquiry);

/** @returns whether every inquiry waiting for the visitor was saved in the tab */
function save(outcomes: readonly ShownOutcome[]): boolean {
  return saveFallbacks(outcomes.filter(isOpen).map(({ id, inquiry }) => ({ id, inquiry })));
}

function setOutcomes(outcomes: readonly ShownOutcome[]): void {
  save(outcomes);
  update({ outcomes });
}

const nextId = () => Math.max(Date.now(), ...getState().outcomes.map(({ id }) => id + 1));

/**
 * Shows that an inquiry was opened in the mail client.
 *
 * @returns the ID of the outcome
 */
export function addMailFallback(inquiry: Inquiry): number {
  const { outcomes } = getState();
  const fallback = { id: nextId(), inquiry };
  const isSaved = save([asShown(fallback), ...outcomes]);
  update({ outcomes: [asShown(fallback, isSaved), ...outcomes] });
  return fallback.id;
}

/** Removes an outcome that the visitor has dismissed. */
export function removeOutcome(id: number): void {
  setOutcomes(getState().outcomes.filter((outcome) => outcome.id !== id));
}

/**
 * Shows what was sent, replacing the previous confirmation and the outcome `replaced`.
 *
 * @returns the ID of the confirmation
 */
export function confirm(kind: 'sent' | 'mailed', inquiry: Inquiry, replaced?: number): number {
  const others = getState().outcomes.filter(
    (outcome) => outcome.kind === 'mailFallback' && outcome.id !== replaced,
  );
  const id = nextId();
  setOutcomes([{ kind, id, inquiry }, ...others]);
  return id;
}

/** Shows that the service has confirmed late: in the outcome, or in a new confirmation if that is gone. */
export function confirmLate(inquiry: Inquiry, id: number | undefined): void {
  const { outcomes } = getState();
  if (!outcomes.some((outcome) => outcome.id === id)) {
    confirm('sent', inquiry);
    return;
  }
  setOutcomes(outcomes.map((each) => (each.id === id ? { ...each, isConfirmed: true } : each)));
}
