import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

/** Rules for what stands in a file. */
const fileRules: RuleConfig = {
  // How React writes HTML, all of it the same to a parser: `<meta/>`, `hidden=""`, `autoComplete`.
  'void-style': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'attr-case': 'off',
  // The rule keeps ids usable in selectors without escapes; ours are slugs of numbered headings.
  'valid-id': ['error', { relaxed: true }],
  // By the standard `autocapitalize` is at home on every element; the rule wants it off an e-mail field.
  'input-attributes': 'off',
  // No-break characters would be copied along with a phone number, and not let it wrap in large text.
  'tel-non-breaking': 'off',
};

/** Rules for what a browser has made of it. */
const domRules: RuleConfig = {
  ...fileRules,
  // Set by script, as a place under a pointer must be; the content policy keeps them out of the files.
  'no-inline-style': 'off',
  // The toasts' library draws their region as a `div` with the role.
  'prefer-native-element': ['error', { exclude: ['region'] }],
};

const validatorOf = (rules: RuleConfig) =>
  new HtmlValidate(
    new StaticConfigLoader({
      extends: ['html-validate:recommended', 'html-validate:a11y'],
      rules,
    }),
  );

const validators = { file: validatorOf(fileRules), dom: validatorOf(domRules) };

/**
 * What html-validate finds wrong in a document, a line each.
 *
 * @param source whether the text is a file, or a document in a browser written out
 */
export async function htmlMistakes(html: string, source: 'file' | 'dom'): Promise<string[]> {
  const { results } = await validators[source].validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
