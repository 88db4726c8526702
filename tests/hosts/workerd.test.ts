import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.ts';
import { startSite } from '../../scripts/serve.ts';
import { describeHost } from './describe-host.ts';
import { copyFor } from './site-copy.ts';

describeHost("Cloudflare's workerd", async () => {
  const { directory, remove } = await copyFor('cloudflare');
  const port = await freePort();
  const site = await startSite({ directory, port });
  return { port, directory, close: () => site.close().then(remove) };
});

test('O3 names a port that is in use and how to choose another', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const site = startSite({ directory: 'dist', port });
  await expect(site).rejects.toThrow(
    `Port ${port} is in use. Choose another, for example with -- --port ${port + 1}`,
  );
  other.close();
});
