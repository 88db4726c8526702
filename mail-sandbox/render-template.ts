import { escapeHtml } from './html.ts';

const tag = /\{\{\{\s*([^{}]*?)\s*\}\}\}|\{\{\s*([^{}]*?)\s*\}\}/g;
const variableName = /^[A-Za-z_][\w.-]*$/;

/**
 * Fills a template in the e-mail service's syntax: `{{x}}` is escaped for HTML, `{{{x}}}` is not, and a
 * variable that was not sent leaves nothing.
 * @param template the template's text
 * @param params the inquiry's values by name; only own properties count
 * @param escaping `html` for everything that the service escapes, `none` for the plain-text part
 * @throws Error for a tag that is no plain variable (the service's conditional sections), naming the tag
 */
export function renderTemplate(
  template: string,
  params: Readonly<Record<string, string>>,
  escaping: 'html' | 'none',
): string {
  return template.replace(tag, (whole, raw: string | undefined, escaped: string | undefined) => {
    const name = raw ?? escaped ?? '';
    if (!variableName.test(name)) {
      throw new Error(
        `The e-mail template holds ${whole}, which the local inbox cannot fill: in email-template/ use plain variables such as {{message}} only.`,
      );
    }
    const value = (Object.hasOwn(params, name) ? params[name] : undefined) ?? '';
    return raw === undefined && escaping === 'html' ? escapeHtml(value) : value;
  });
}
