import type { Page } from '@playwright/test';

/** Pixels that a column may stay empty below its last block while its neighbor goes on. */
const longestVoid = 350;

/** What looks broken in a page at its present width, one per line: broken words, a lone last word, an empty column. */
export function typographicFlaws(page: Page): Promise<string[]> {
  return page.evaluate(findFlaws, longestVoid);
}

/** Runs in the page and is self-contained. */
function findFlaws(longest: number): string[] {
  const flaws: string[] = [];
  // Where words are written without spaces, the browser knows them.
  const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  const unspaced = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;
  const wordsOf = (text: string) =>
    [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
      unspaced.test(word)
        ? [...segmenter.segment(word)].map((part) => [part.segment, index + part.index] as const)
        : [[word, index] as const],
    );
  for (const block of document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, h4, summary, article p, figure p, :is(article, figure) li, main dd, header a, footer li, label, main a',
  )) {
    if (!block.checkVisibility({ visibilityProperty: true })) continue;
    const lines: number[] = [];
    const words: string[] = [];
    let lastWidth = 0;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[aria-hidden], .sr-only')) continue;
      for (const [word, index] of wordsOf(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
        const mayBreak = /-|@/.test(word) && !/\d/.test(word);
        if (tops.length > 1 && !mayBreak) flaws.push(`broken: ${word}`);
        if (tops[0] === undefined) continue;
        lines.push(tops[0]);
        words.push(word);
        lastWidth = range.getBoundingClientRect().width;
      }
    }
    const isHeading = block.matches('h1, h2, h3, h4, summary, article p, article li');
    const isShort = lastWidth < block.clientWidth / 3;
    if (isHeading && isShort && words.length > 3 && (lines.at(-1) ?? 0) - (lines.at(-2) ?? 0) > 8) {
      flaws.push(`lone last word: ${words.slice(-3).join(' ')}`);
    }
  }
  for (const grid of document.querySelectorAll('main *')) {
    if (getComputedStyle(grid).display !== 'grid') continue;
    const children = [...grid.children].filter((child) => child.checkVisibility());
    const boxes = children.map((child) => child.getBoundingClientRect());
    const end = Math.max(...boxes.map(({ bottom }) => bottom));
    for (const [index, child] of children.entries()) {
      const box = boxes[index];
      if (!box || getComputedStyle(child).position === 'sticky') continue;
      const below = boxes.filter(
        ({ top, left, right }) => top >= box.bottom - 1 && left < box.right && right > box.left,
      );
      const empty = Math.min(end, ...below.map(({ top }) => top)) - box.bottom;
      if (empty > longest) flaws.push(`${Math.round(empty)} px of void: ${child.textContent}`);
    }
  }
  return flaws.map((flaw) => flaw.slice(0, 80));
}
