import * as z from 'zod';
import type { TemplateParams } from './check-request.ts';
import { serviceAnswers } from './service-answers.ts';

/** What the service can be told to do, and what the inbox calls it. */
export const behaviors = {
  ...serviceAnswers,
  ok: 'Normally',
  hang: 'Never',
  drop: 'Drops the connection',
  garbage: '200 with the page of another program',
} as const;

const names = Object.keys(behaviors) as readonly `${keyof typeof behaviors}`[];

/**
 * A fault as `PUT /sandbox/fault` takes it: for inquiries with `match` in one of their values (all without),
 * `times` times (always without). `delayMs` holds back the answer, not the delivery.
 */
export const faultSchema = z.strictObject({
  answer: z.coerce.string().pipe(z.enum(names)),
  match: z.string().min(1).optional(),
  times: z.int().min(1).default(Number.POSITIVE_INFINITY),
  delayMs: z.int().min(0).max(120_000).default(0),
});

type Fault = z.infer<typeof faultSchema>;

/** Returns whether an inquiry has `match` in one of its values: parallel tests tell theirs apart by it. */
export function isMatch(params: TemplateParams, match: string | null = null): boolean {
  return !match || Object.values(params).some((value) => value.includes(match));
}

/** The faults that are set: one for each `match`, and one for all inquiries, under no text. */
export class Faults {
  readonly #faults = new Map<string, Fault>();

  set(fault: Fault): void {
    this.#faults.set(fault.match ?? '', fault);
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The behavior for all inquiries. */
  get current(): Fault['answer'] {
    return this.#faults.get('')?.answer ?? 'ok';
  }

  /** Returns the fault for one inquiry and counts it; a fault with a match goes before the one for all. */
  take(params: TemplateParams): Fault | undefined {
    const matches = [...this.#faults].filter(([match]) => isMatch(params, match));
    const [match = '', fault] = matches.find(([match]) => match !== '') ?? matches[0] ?? [];
    if (fault?.times === 1) this.#faults.delete(match);
    else if (fault) this.#faults.set(match, { ...fault, times: fault.times - 1 });
    return fault;
  }
}
