import { expectLegible } from './legible.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

/** Pixels that a column may stay empty below its last block while its neighbor goes on. */
const longestVoid = 350;

/** Runs in the page and is self-contained. */
function findFlaws(longest: number): string[] {
  const flaws: string[] = [];
  const blocks = document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, h4, summary, article p, figure p, article li, header a, footer li, label, main a',
  );
  for (const block of blocks) {
    if (!block.checkVisibility({ visibilityProperty: true })) continue;
    const lines: number[] = [];
    const words: string[] = [];
    let lastWidth = 0;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[aria-hidden], .sr-only')) continue;
      for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
        const mayBreak = match[0].includes('-') && !/\d/.test(match[0]);
        if (tops.length > 1 && !mayBreak) flaws.push(`broken: ${match[0]}`);
        if (tops[0] === undefined) continue;
        lines.push(tops[0]);
        words.push(match[0]);
        lastWidth = range.getBoundingClientRect().width;
      }
    }
    const last = lines.at(-1) ?? 0;
    const isCard = block.matches('h1, h2, h3, h4, summary, article p, article li');
    const isShort = lastWidth < block.clientWidth / 3;
    if (isCard && isShort && words.length > 3 && last - (lines.at(-2) ?? 0) > 8) {
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

for (const [from, to] of [
  [320, 1100],
  [1120, 1920],
] as const) {
  test(`Q2 from ${from} to ${to} px no word breaks or is left on a line of its own, no text is cut, no column is empty`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: from, height: 900 });
    await page.goto('/');
    await fontsShown(page);
    const flaws: string[] = [];
    for (let width = from; width <= to; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(findFlaws, longestVoid);
      flaws.push(...found.map((flaw) => `${width} px: ${flaw}`));
      await expectLegible(page, `${width} px`);
    }
    expect(flaws).toEqual([]);
  });
}
