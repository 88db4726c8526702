import type { Page } from '@playwright/test';

/** The words that a page at its present width breaks over two lines. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(findBrokenWords);

/** Runs in the page and is self-contained. */
function findBrokenWords(): string[] {
  // Where words are written without spaces, the browser knows them.
  const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  const unspaced = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;
  const mayBreak = /^\D*[-@]\D*$/;
  const found: string[] = [];
  for (const block of document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, h4, summary, article p, figure p, :is(article, figure) li, main dd, header a, footer li, label, main a',
  )) {
    if (!block.checkVisibility({ visibilityProperty: true })) continue;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[aria-hidden], .sr-only')) continue;
      const text = node.textContent ?? '';
      const words = unspaced.test(text) ? [...segmenter.segment(text)] : text.matchAll(/\S+/g);
      for (const word of words) {
        const [letters, index] =
          'segment' in word ? [word.segment, word.index] : [word[0], word.index];
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + letters.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !mayBreak.test(letters)) found.push(letters);
      }
    }
  }
  return found;
}
