import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

const rules: RuleConfig = {
  'no-missing-references': 'error',
  // How React writes HTML, all of it the same to a parser: `<meta/>`, `hidden=""`, `autoComplete`.
  'void-style': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'attr-case': 'off',
  // The rule keeps ids usable in selectors without escapes; ours are slugs of numbered headings.
  'valid-id': ['error', { relaxed: true }],
  // The standard allows `autocapitalize` on every element; the rule forbids it on an email field.
  'input-attributes': 'off',
  // No-break characters would be copied with a phone number, and would keep it from wrapping in large text.
  'tel-non-breaking': 'off',
  // Set by scripts, for positions; the content policy keeps them out of the files.
  'no-inline-style': 'off',
  // The toasts' library draws their region as a `div` with the role.
  'prefer-native-element': ['error', { exclude: ['region'] }],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:recommended', 'html-validate:a11y'], rules }),
);

/** What html-validate finds wrong in a file or a serialized DOM, one per line. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
