import * as z from 'zod';
import { sandboxKeys } from './keys.ts';
import { serviceAnswers, serviceNotFound, templateNotFound } from './service-answers.ts';

/** The values of one inquiry by name, as the site sends them. */
export type TemplateParams = Readonly<Record<string, string>>;

export type Answer = { readonly status: number; readonly text: string };

const params = z.record(z.string(), z.string());
const name = z.string().min(1);

// Stricter than the service, which ignores unknown keys: a change in what the site sends must be seen.
const bodySchema = z.strictObject({
  lib_version: name,
  user_id: name,
  service_id: name,
  template_id: name,
  template_params: params.optional(),
});

/** Returns the template parameters of a body, also of one that is refused; empty where they cannot be read. */
export function readParams(body: unknown): TemplateParams {
  const result = z.object({ template_params: params }).safeParse(body);
  return result.success ? result.data.template_params : {};
}

/**
 * Answers a request to send as the e-mail service does.
 * @param body parsed from JSON, undefined where it is not JSON
 * @param recipient returns the address that the e-mail template sends to, empty where it has none
 * @returns 200 `OK` when the message is to be delivered
 */
export function checkRequest(
  contentType: string | undefined,
  body: unknown,
  recipient: (params: TemplateParams) => string,
): Answer {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    return { status: 400, text: 'The content type must be application/json' };
  }
  const result = bodySchema.safeParse(body);
  if (!result.success) return { status: 400, text: z.prettifyError(result.error) };
  const { user_id, service_id, template_id, template_params = {} } = result.data;
  if (user_id !== sandboxKeys.publicKey) return { status: 400, text: serviceAnswers[400] };
  if (service_id !== sandboxKeys.serviceId) return { status: 400, text: serviceNotFound };
  if (template_id !== sandboxKeys.templateId) return { status: 400, text: templateNotFound };
  if (recipient(template_params) === '') return { status: 422, text: serviceAnswers[422] };
  return { status: 200, text: 'OK' };
}
