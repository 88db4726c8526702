import { describe, expect, test } from 'vitest';
import { pageMistakes } from '../../../src/content/check-pages.ts';
import { fitTitle } from '../../../src/content/fit-title.ts';
import { pages } from '../../../src/content/pages.ts';
import { questions } from '../../../src/content/questions.ts';

const good = {
  title: 'T'.repeat(55),
  description: 'D'.repeat(140),
  path: '/',
};

describe('Q6 titles and descriptions', () => {
  test('of every page have the length that search results show, and are its own', () => {
    expect(pageMistakes(pages)).toEqual([]);
  });

  test.each([
    [{ title: 'Short' }, 'pages.home.title ("Short") has 5 characters. Write 50 to 60.'],
    [{ title: 'T'.repeat(61) }, 'has 61 characters. Write 50 to 60.'],
    [{ description: 'D'.repeat(119) }, 'has 119 characters. Write 120 to 155.'],
    [{ description: 'D'.repeat(156) }, 'has 156 characters. Write 120 to 155.'],
  ])('%j is named', (change, line) => {
    const mistakes = pageMistakes({ home: { ...good, ...change } });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(line);
  });

  test('two pages with the same words are named once', () => {
    const mistakes = pageMistakes({ one: good, two: { ...good, description: 'E'.repeat(140) } });
    expect(mistakes).toEqual([
      `src/content/pages.ts: pages.two.title ("${good.title}") is also that of pages.one. Write another.`,
    ]);
  });

  test('a page that stays out of search results may say less', () => {
    expect(pageMistakes({ notFound: { ...good, title: '404', path: null } })).toEqual([]);
  });

  test('the longest title that fits is taken, and the shortest where none does', () => {
    expect(fitTitle(['x'.repeat(61), 'x'.repeat(60), 'x'])).toHaveLength(60);
    expect(fitTitle(['x'.repeat(70), 'x'.repeat(61)])).toHaveLength(61);
  });
});

describe('questions before the form', () => {
  test('are four to six, each a question with an answer', () => {
    expect(questions.items.length).toBeGreaterThanOrEqual(4);
    expect(questions.items.length).toBeLessThanOrEqual(6);
    for (const { question, answer } of questions.items) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/^[A-Z].*\.$/);
    }
  });
});
