import { ask } from '../hosts/ask.ts';
import { ports } from './copy.ts';
import { expect, test } from './editor.ts';

test('O8 the editor refuses requests of other sites, and passes paths to its own site only', async () => {
  const statusOf = async (path: string, headers = {}) =>
    (await ask({ port: ports.editor, path, headers })).status;
  expect(await statusOf('/edit/', { host: 'evil.example' })).toBe(421);
  expect(await statusOf('/edit/', { origin: 'https://evil.example' })).toBe(421);
  expect(await statusOf('//')).toBe(301);
  expect(await statusOf(`//127.0.0.1:${ports.inbox}/`)).toBe(404);
});
