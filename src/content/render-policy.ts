import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';

/** Renders a policy's Markdown, and lists its second-level headings with the ids that links may use. */
export async function renderPolicy(markdown: string) {
  // Quotation marks and dashes stay as they were typed: each language has its own.
  const processor = await createSatteriMarkdownProcessor({ smartypants: false });
  const { code, metadata } = await processor.render(markdown);
  const sections = metadata.headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ id: slug, title: text }));
  return { html: code, sections };
}
