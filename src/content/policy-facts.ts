import { agency } from './agency.ts';
import { services } from './services.ts';

/** What `{{…}}` in the policies can name: `{{agency.email}}`, `{{services}}`. */
export const policyFacts = {
  agency,
  services: new Intl.ListFormat('en-US').format(services.map(({ name }) => name)),
} as const;
