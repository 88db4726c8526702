import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';

export interface RenderedPolicy {
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Replaces `{{agency.email}}` and the like by the facts they name.
 * @param file the text's file name, for the message
 * @param text Markdown with placeholders: dot paths into the facts
 * @param facts what the paths start from
 * @throws when a placeholder names no fact, with the file, the placeholder and the mend
 */
export function insertFacts(file: string, text: string, facts: object): string {
  return text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>(
        (place, key) =>
          typeof place === 'object' && place !== null && Object.hasOwn(place, key)
            ? Reflect.get(place, key)
            : undefined,
        facts,
      );
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(
        `src/content/${file}: ${placeholder} names no fact. Use a path that stands in src/content/agency.ts.`,
      );
    }
    return String(value);
  });
}

/**
 * Renders a policy from Markdown.
 * @returns the HTML and its second-level headings, with the ids that links may use
 * @throws as {@link insertFacts}
 */
export async function renderPolicy(
  file: string,
  markdown: string,
  facts: object,
): Promise<RenderedPolicy> {
  const processor = await createSatteriMarkdownProcessor();
  const { code, metadata } = await processor.render(insertFacts(file, markdown, facts));
  const sections = metadata.headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ id: slug, title: text }));
  return { html: code, sections };
}
