import type { Inquiry } from './inquiry.ts';
import { type Fallback, readFallbacks, saveFallbacks } from './saved-fallbacks.ts';

/** What the page shows of an inquiry that was submitted. */
export type ShownOutcome =
  | (Fallback & {
      /** It went to the mail client, and waits for the visitor. */
      readonly kind: 'mailFallback';
      /** Whether a reload would bring it back. */
      readonly isSaved: boolean;
      /** Whether the service has confirmed after all. */
      readonly isConfirmed: boolean;
    })
  /** Sent by the service, or mailed as the visitor says. */
  | (Fallback & { readonly kind: 'sent' | 'mailed' });

interface State {
  readonly isSubmitting: boolean;
  /** Newest first. */
  readonly outcomes: readonly ShownOutcome[];
}

/** Outside of the components: a form that crashes, or is rendered again, takes none of it along. */
let state: State | undefined;
const initial: State = { isSubmitting: false, outcomes: [] };
const listeners = new Set<() => void>();

const asShown = (fallback: Fallback, isSaved = true) =>
  ({ ...fallback, kind: 'mailFallback', isSaved, isConfirmed: false }) as const;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state now; the first time with what the tab has saved. */
export function getState(): State {
  state ??= { ...initial, outcomes: readFallbacks().map((saved) => asShown(saved)) };
  return state;
}

/** What the prerendered page shows. */
export const getInitialState = (): State => initial;

function update(change: Partial<State>): void {
  state = { ...getState(), ...change };
  for (const listener of listeners) listener();
}

export function setSubmitting(isSubmitting: boolean): void {
  update({ isSubmitting });
}

const isOpen = (outcome: ShownOutcome) => outcome.kind === 'mailFallback' && !outcome.isConfirmed;

/** The inquiries that wait for the visitor to mail them. */
export const openInquiries = () =>
  getState()
    .outcomes.filter(isOpen)
    .map(({ inquiry }) => inquiry);

/** @returns whether the tab keeps every inquiry that waits for the visitor */
function save(outcomes: readonly ShownOutcome[]): boolean {
  return saveFallbacks(outcomes.filter(isOpen).map(({ id, inquiry }) => ({ id, inquiry })));
}

function setOutcomes(outcomes: readonly ShownOutcome[]): void {
  save(outcomes);
  update({ outcomes });
}

const nextId = () => Math.max(Date.now(), ...getState().outcomes.map(({ id }) => id + 1));

/**
 * Shows that an inquiry went to the mail client.
 *
 * @returns the id of the outcome
 */
export function addMailFallback(inquiry: Inquiry): number {
  const { outcomes } = getState();
  const fallback = { id: nextId(), inquiry };
  const isSaved = save([asShown(fallback), ...outcomes]);
  update({ outcomes: [asShown(fallback, isSaved), ...outcomes] });
  return fallback.id;
}

/** Takes an outcome away that the visitor is done with. */
export function removeOutcome(id: number): void {
  setOutcomes(getState().outcomes.filter((outcome) => outcome.id !== id));
}

/**
 * Shows what was sent, in place of the confirmation before and of the outcome `replaced`.
 *
 * @returns the id of the confirmation
 */
export function confirm(kind: 'sent' | 'mailed', inquiry: Inquiry, replaced?: number): number {
  const others = getState().outcomes.filter(
    (outcome) => outcome.kind === 'mailFallback' && outcome.id !== replaced,
  );
  const id = nextId();
  setOutcomes([{ kind, id, inquiry }, ...others]);
  return id;
}

/** Says that the service has confirmed late: in the outcome, or in a confirmation where that is gone. */
export function confirmLate(inquiry: Inquiry, id: number | undefined): void {
  const { outcomes } = getState();
  if (!outcomes.some((outcome) => outcome.id === id)) {
    confirm('sent', inquiry);
    return;
  }
  setOutcomes(outcomes.map((each) => (each.id === id ? { ...each, isConfirmed: true } : each)));
}
