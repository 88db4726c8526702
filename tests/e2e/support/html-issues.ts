import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

const rules: RuleConfig = {
  'no-missing-references': 'error',
  // The toast library renders its region as a `div` with the role.
  'prefer-native-element': ['error', { exclude: ['region'] }],
};

/** What the standard requires, but no code style: React has its own. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:a11y'], rules }),
);

/** Astro puts a style for its islands into the body. */
const isIslandStyle = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId === 'element-permitted-content' && message.startsWith('<style> element');

/** What html-validate finds wrong in a file or a serialized DOM, one per line. */
export async function htmlIssues(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter((each) => !isIslandStyle(each))
      .map((each) => `${each.ruleId}: ${each.message} at ${each.selector}`),
  );
}
