import { expect, test, vi } from 'vitest';
import { respondWithIssues } from '../../../src/content/issues-page.ts';
import { copyContent, headline, inCopy } from './content-copy.ts';

copyContent();

/** Asks for a page or a file: the status and text of the answer, none where the site answers. */
function ask(accept = 'text/html,*/*;q=0.8') {
  const [recompute, next] = [vi.fn(), vi.fn()];
  const response = { writeHead: vi.fn(), end: vi.fn() };
  respondWithIssues(inCopy('.'), recompute)(
    { headers: { accept } } as never,
    response as never,
    next,
  );
  const [[status] = [], [text] = []] = [
    response.writeHead.mock.lastCall,
    response.end.mock.lastCall,
  ];
  return {
    status,
    text,
    recomputed: recompute.mock.calls.length,
    passedOn: next.mock.calls.length,
  };
}

test('O1 while developing, a page shows what is wrong with the content, until it is corrected', () => {
  headline('<b>One</b>: two');
  const { status, text, passedOn } = ask();
  expect([status, passedOn]).toEqual([500, 0]);
  expect(text).toMatch(/<li>[^<]*hero\.yaml, line 1: is not valid YAML [^<]*<\/li>/);
  expect(ask('text/css')).toEqual({ recomputed: 0, passedOn: 1 });
  headline('"<b>One</b>: two"');
  expect(ask()).toEqual({ recomputed: 1, passedOn: 1 });
});
