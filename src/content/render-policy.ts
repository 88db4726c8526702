import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import type { HastPluginDefinition } from 'satteri';

/** Numbers the headings, so that none of their ids is also one of the page's own. */
function numberHeadings(): HastPluginDefinition {
  let number = 0;
  return {
    name: 'number-headings',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        number += 1;
        context.setProperty(node, 'id', `section-${number}`);
      },
    },
  };
}

/** Renders a policy's Markdown, and lists its second-level headings with the ids that links may use. */
export async function renderPolicy(markdown: string) {
  const processor = await createSatteriMarkdownProcessor({
    // Quotation marks and dashes stay as typed.
    smartypants: false,
    // It would set `style` attributes, which the content security policy blocks.
    syntaxHighlight: false,
    hastPlugins: [numberHeadings],
  });
  const { code, metadata } = await processor.render(markdown);
  const sections = metadata.headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ id: slug, title: text }));
  return { html: code, sections };
}
