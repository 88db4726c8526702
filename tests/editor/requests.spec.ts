import { ask } from '../hosts/ask.ts';
import { ports } from './copy.ts';
import { expect, test } from './editor.ts';

test('O8 the editor refuses requests of other sites, and passes paths to its own site only', async () => {
  const { editor: port, inbox } = ports;
  for (const headers of [{ host: 'evil.example' }, { origin: 'https://evil.example' }]) {
    expect(await ask({ port, path: '/edit/', headers })).toMatchObject({ status: 421 });
  }
  // The site restarts when a variable has changed, as in another test.
  await expect(async () => {
    expect(await ask({ port, path: '//' })).toMatchObject({ status: 301 });
    expect(await ask({ port, path: `//127.0.0.1:${inbox}/` })).toMatchObject({ status: 404 });
  }).toPass();
});
