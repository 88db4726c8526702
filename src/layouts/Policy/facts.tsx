import * as content from '../../content/agency.ts';
import { contactForm } from '../../content/contact-form.ts';

/** The agency's facts for the policies. One that does not exist stops the build: the compiler does not read MDX. */
export const agency = strict(content.agency, 'agency');

/** What an inquiry sends. */
export const sentTexts = [
  ...new Set(Object.values(contactForm.fields).map(({ inPolicy }) => inPolicy)),
].join(', ');

/** The agency's address, which opens the mail client. */
export const EmailLink = () => <a href={`mailto:${agency.email}`}>{agency.email}</a>;

/** The agency's number, which dials it. */
export const PhoneLink = () => <a href={agency.phone.href}>{agency.phone.display}</a>;

/** The same object, which throws when something is read that it does not have; so does Astro when it renders an object. */
function strict<Facts extends object>(value: Facts, name: string): Facts {
  return new Proxy(value, {
    get(target, key) {
      const fact: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return fact;
      const path = `${name}.${key}`;
      if (fact === undefined) {
        throw new Error(
          `{${path}} is not a fact in src/content/agency.ts: correct its name in the policy.`,
        );
      }
      return typeof fact === 'object' && fact !== null ? strict(fact, path) : fact;
    },
  });
}
