import * as z from 'zod';
import type { TemplateParams } from './compose-email.ts';

/** The text of the email service's response with each failing status. */
export const serviceResponses = {
  400: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  403: 'API calls are disabled for non-browser applications',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: 'Variables size limit. The maximum allowed variables size is 50Kb',
  422: 'The recipients address is empty',
  426: 'The monthly quota of the account is used up',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

/** What the service can be told to do, and what the inbox calls it. */
export const behaviors = {
  ...serviceResponses,
  ok: 'Normally',
  hang: 'Never',
  drop: 'Drops the connection',
  garbage: '200 with the sign-in page of a captive portal',
} as const;

const names = Object.keys(behaviors) as readonly `${keyof typeof behaviors}`[];

/**
 * A fault as `POST /fault` takes it: for inquiries with `match` in one of their values; every inquiry if empty.
 * `delayMs` holds back the response, not the delivery.
 */
export const faultSchema = z.strictObject({
  behavior: z.coerce.string().pipe(z.enum(names)),
  match: z.string().default(''),
  delayMs: z.coerce.number().pipe(z.int().min(0)).default(0),
});

export type Fault = z.infer<typeof faultSchema>;

/** Whether an inquiry has `match` in one of its values: parallel tests tell theirs apart by it. */
export function isMatch(params: TemplateParams, match: string): boolean {
  return match === '' || Object.values(params).some((value) => value.includes(match));
}

/** The faults that are set: one for each `match`. */
export class Faults {
  readonly #faults = new Map<string, Fault>();

  set(fault: Fault): void {
    this.#faults.set(fault.match, fault);
  }

  /** The behavior for all inquiries. */
  get current(): Fault['behavior'] {
    return this.#faults.get('')?.behavior ?? 'ok';
  }

  /** The fault for one inquiry; a fault with a match goes before the one for all. */
  faultFor(params: TemplateParams): Pick<Fault, 'behavior' | 'delayMs'> {
    const matches = [...this.#faults.values()].filter(({ match }) => isMatch(params, match));
    const fault = matches.find(({ match }) => match !== '') ?? matches[0];
    return fault ?? { behavior: 'ok', delayMs: 0 };
  }
}
