/** What the e-mail service answers with each failing status. */
export const serviceAnswers = {
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

export const serviceNotFound =
  'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin';
export const templateNotFound =
  'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates';
