import { documents, openDocument } from './documents.ts';
import { expect, test } from './test.ts';

/** Runs in the page and stands alone: the lines of every heading of three words or more that ends in one word. */
function loneWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const lines: { top: number; words: string[] }[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { top, height } = range.getBoundingClientRect();
        if (height === 0) continue;
        const line = lines.at(-1);
        if (line && Math.abs(line.top - top) < height / 2) line.words.push(word);
        else lines.push({ top, words: [word] });
      }
    }
    const count = lines.flatMap(({ words }) => words).length;
    const isLone = lines.length > 1 && count > 2 && lines.at(-1)?.words.length === 1;
    return isLone ? [lines.map(({ words }) => words.join(' ')).join(' | ')] : [];
  });
}

for (const each of documents) {
  test(`H6 no heading of ${each.name} leaves its last word alone on a line`, async ({
    page,
    watch,
  }) => {
    await openDocument(page, watch, each);
    for (const width of [360, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(loneWords), `at ${width} px`).toEqual([]);
    }
  });
}
