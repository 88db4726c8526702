import * as content from './agency.ts';
import { contactForm } from './contact-form.ts';

/** The agency's facts for the policies. One that does not exist stops the build: the compiler does not read MDX. */
export const agency = strict(content.agency, 'agency');

/** What an inquiry sends: the labels of the fields. */
export const sentTexts = Object.values(contactForm.fields)
  .map(({ label }) => label.toLowerCase())
  .join(', ');

/** The same object. Reading a fact that it does not have throws an error; rendering an object does, too, in Astro. */
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
