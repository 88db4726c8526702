import { expect, test, vi } from 'vitest';
import { respondWithIssues } from '../../../src/content/issues-page.ts';
import { copyContent, headline, inCopy } from './content-copy.ts';

copyContent();

/** Asks for a page or a file. Returns what was called to respond, or to let the site respond. */
function ask(accept = 'text/html,*/*;q=0.8') {
  const [recompute, next] = [vi.fn(), vi.fn()];
  const response = { writeHead: vi.fn(), end: vi.fn() };
  respondWithIssues(inCopy('.'), recompute)(
    { headers: { accept } } as never,
    response as never,
    next,
  );
  return { ...response, recompute, next };
}

test('O1 while developing, a page shows what is wrong with the content, until it is corrected', () => {
  headline('<b>One</b>: two');
  const { writeHead, end, next } = ask();
  expect(writeHead).toHaveBeenCalledWith(500, expect.anything());
  const listed = /<li>[^<]*hero\.yaml, line 1: is not valid YAML [^<]*<\/li>/;
  expect(end).toHaveBeenCalledWith(expect.stringMatching(listed));
  expect(next).not.toHaveBeenCalled();
  const style = ask('text/css');
  expect(style.next).toHaveBeenCalledOnce();
  expect(style.recompute).not.toHaveBeenCalled();
  headline('"<b>One</b>: two"');
  const corrected = ask();
  expect(corrected.recompute).toHaveBeenCalledOnce();
  expect(corrected.next).toHaveBeenCalledOnce();
});
