import { defaultPaths, isPagePath } from '../routes.ts';

/**
 * The paths of the policies, for references such as `{{pages.privacy.path}}`.
 *
 * @param pages what is written in `pages.yaml`. A path that no page may have is reported there, and is not used
 */
export function policyPaths(pages: unknown) {
  const pathOf = (name: 'privacy' | 'terms') => {
    const written = String(Object(Object(pages)[name]).path);
    return { path: isPagePath(written) ? written : defaultPaths[name] };
  };
  return { privacy: pathOf('privacy'), terms: pathOf('terms') };
}
