import { satteri } from '@astrojs/markdown-satteri';
import { agency } from '../src/content/agency.ts';

/** What stands between braces in a policy, and where. */
interface Expression {
  readonly value: string;
  readonly position?: { readonly start: Readonly<Record<'line' | 'column', number>> } | undefined;
}

/** Stops the build at `{agency.hourz}`: the compiler does not read MDX, and an unknown fact would be left out silently. */
function checkFact({ value, position }: Expression): void {
  const name = value.trim();
  if (!/^agency(?:\.\w+)+$/.test(name)) return;
  const fact = name.split('.').reduce<unknown>((part, key) => Object(part)[key], { agency });
  if (typeof fact === 'string' || typeof fact === 'number') return;
  const error = new Error(`{${name}} is not a fact in src/content/agency.ts: correct its name.`);
  throw Object.assign(error, position?.start);
}

/** Astro's Markdown processor, with that check. */
export const markdownProcessor = satteri({
  mdastPlugins: [
    {
      name: 'policy-facts',
      options: { position: true },
      mdxTextExpression: checkFact,
      mdxFlowExpression: checkFact,
    },
  ],
});
