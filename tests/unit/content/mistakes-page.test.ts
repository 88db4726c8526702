import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { answerMistakes } from '../../../src/content/mistakes-page.ts';
import { copyContent, headline, inCopy } from './content-copy.ts';

copyContent();

async function ask(path: string, accept = 'text/html,*/*;q=0.8') {
  const recompute = vi.fn();
  const answer = answerMistakes(inCopy('.'), recompute);
  const server = createServer((request, response) => {
    answer(request, response, () => response.end('the site'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
  const text = await response.text();
  await server[Symbol.asyncDispose]();
  return { status: response.status, text, recomputed: recompute.mock.calls.length };
}

test('O1 while developing, a page shows what is wrong with the content, until it is corrected', async () => {
  headline('<b>One</b>: two');
  const { status, text } = await ask('/');
  expect(status).toBe(500);
  expect(text).toMatch(/<li>[^<]*hero\.yaml, line 1: has a colon within its text; put [^<]*<\/li>/);
  expect(await ask('/src/styles/base.css', 'text/css')).toMatchObject({
    text: 'the site',
    recomputed: 0,
  });
  headline('"<b>One</b>: two"');
  expect(await ask('/')).toEqual({ status: 200, text: 'the site', recomputed: 1 });
});
