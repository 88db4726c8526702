import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { parse } from 'parse5';

const rules: RuleConfig = {
  'no-missing-references': 'error',
  // The toasts' library draws their region as a `div` with the role.
  'prefer-native-element': ['error', { exclude: ['region'] }],
};

/** What the standard demands, and no style of writing: React has its own. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:a11y'], rules }),
);

/** What html-validate and a browser's parser find wrong in a file or a serialized DOM, one per line. */
export async function htmlIssues(html: string): Promise<string[]> {
  const found: string[] = [];
  parse(html, {
    onParseError: ({ code, startLine }) => found.push(`${code} in line ${startLine}`),
  });
  for (const { messages } of (await validator.validateString(html)).results) {
    found.push(...messages.map((each) => `${each.ruleId}: ${each.message} at ${each.selector}`));
  }
  return found;
}
