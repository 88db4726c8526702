import type { InquiryParams } from './inquiry-params.ts';

/** Largest accepted request body, in bytes: the service's 50 KB. */
export const maximumBodyBytes = 50 * 1024;

/**
 * The service's answer for each failing status. 400, 403, 412, 413 and 422 are its own sentences as its
 * customers report them; for 426, 429 and the outages only the status is known, the wording is ours.
 */
export const serviceSentences = {
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

const serviceNotFound =
  'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin';
const templateNotFound =
  'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates';

export type EmailAccount = {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Origins that may send, each as `https://host[:port]`; `any` also lets programs without an origin send. */
  readonly allowedOrigins: readonly string[] | 'any';
  /** The address that the owner's template sends to, empty where there is none. */
  readonly recipient: (params: InquiryParams) => string;
};

export type SendRequest = {
  readonly contentType: string | undefined;
  readonly origin: string | undefined;
  readonly body: string;
};

export type SendAnswer = { readonly status: number; readonly text: string };

/** The answer, and of the request whatever could be read: also a refused inquiry is on record. */
export type SendVerdict = SendAnswer & {
  readonly params: InquiryParams;
  readonly body: unknown;
};

const requiredKeys = ['lib_version', 'user_id', 'service_id', 'template_id'] as const;
const optionalKeys = ['accessToken', 'g-recaptcha-response'] as const;
const knownKeys = new Set<string>([...requiredKeys, ...optionalKeys, 'template_params']);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stringsOf(value: unknown): InquiryParams {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function refuseOrigin(origin: string | undefined, account: EmailAccount): SendAnswer | undefined {
  if (account.allowedOrigins === 'any') return undefined;
  if (origin === undefined) return { status: 403, text: serviceSentences[403] };
  if (account.allowedOrigins.includes(origin)) return undefined;
  return { status: 403, text: `The origin ${origin} is not on the list of allowed origins` };
}

/** The first thing wrong with the body's shape, as a sentence that names the key. */
function faultOfShape(body: unknown): string | undefined {
  if (!isRecord(body)) return 'The request body must be a JSON object';
  for (const key of requiredKeys) {
    if (body[key] === undefined || body[key] === '') return `The ${key} parameter is required`;
    if (typeof body[key] !== 'string') return `The ${key} parameter must be a string`;
  }
  for (const key of optionalKeys) {
    if (body[key] !== undefined && typeof body[key] !== 'string') {
      return `The ${key} parameter must be a string`;
    }
  }
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) return `The ${unknown} parameter is not known`;
  const { template_params: params } = body;
  if (params === undefined) return undefined;
  if (!isRecord(params)) return 'The template_params parameter must be an object';
  const notText = Object.keys(params).find((key) => typeof params[key] !== 'string');
  return notText === undefined ? undefined : `The template_params.${notText} must be a string`;
}

/**
 * Answers `POST /api/v1.0/email/send` as the e-mail service does. Stricter than the service in one way: a
 * key that it would ignore is refused, so that a change in what the site sends is seen at once (F5).
 * @param request the request's two telling headers and its body, at most `maximumBodyBytes` long
 * @param account the keys, origins and recipient that this service knows
 * @returns status and text, 200 `OK` when the message is to be delivered; never throws
 */
export function answerSendRequest(request: SendRequest, account: EmailAccount): SendVerdict {
  const body = parseJson(request.body);
  const keys = isRecord(body) ? body : {};
  const { user_id: publicKey, service_id: serviceId, template_id: templateId } = keys;
  const { template_params: templateParams } = keys;
  const params = stringsOf(templateParams);
  const answer = (status: number, text: string): SendVerdict => ({ status, text, params, body });

  const refused = refuseOrigin(request.origin, account);
  if (refused) return answer(refused.status, refused.text);
  if (!/^application\/json\s*(;|$)/i.test(request.contentType ?? '')) {
    return answer(400, 'The content type must be application/json');
  }
  if (body === undefined) return answer(400, 'The request body is not valid JSON');
  const fault = faultOfShape(body);
  if (fault !== undefined) return answer(400, fault);
  if (publicKey !== account.publicKey) return answer(400, serviceSentences[400]);
  if (serviceId !== account.serviceId) return answer(400, serviceNotFound);
  if (templateId !== account.templateId) return answer(400, templateNotFound);
  if (account.recipient(params).trim() === '') return answer(422, serviceSentences[422]);
  return answer(200, 'OK');
}
