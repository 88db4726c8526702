import { defaultPaths, isPagePath } from '../routes.ts';
import { phoneLink } from './derive.ts';
import { contentSchemas } from './schema.ts';

/**
 * What references such as `{{agency.name}}`, `{{services}}` and `{{pages.privacy.path}}` stand for.
 *
 * @param agency what is written in `agency.yaml`, which may have issues
 * @param services the names of the services, in page order
 * @param pages what is written in `pages.yaml`. A path that no page may have is reported there, and is not used
 */
export function factsOf(agency: object, services: readonly string[], pages: unknown) {
  const { phone, language } = Object(agency);
  const isLanguage = contentSchemas.agency.shape.language.safeParse(language).success;
  const pathOf = (name: 'privacy' | 'terms') => {
    const written = String(Object(Object(pages)[name]).path);
    return { path: isPagePath(written) ? written : defaultPaths[name] };
  };
  return {
    agency: { ...agency, phoneLink: phoneLink(String(phone)).href },
    services: new Intl.ListFormat(isLanguage ? language : 'en').format(services),
    pages: { privacy: pathOf('privacy'), terms: pathOf('terms') },
  };
}
