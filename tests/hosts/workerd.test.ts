import { freePort } from '../../scripts/ports.ts';
import { startSite } from '../../scripts/start-site.ts';
import { describeHost } from './host.ts';
import { copyFor } from './site-copy.ts';

describeHost("Cloudflare's workerd", async () => {
  const { directory, remove } = await copyFor('cloudflare');
  const port = await freePort();
  const site = await startSite({ directory, port });
  return { port, directory, close: () => site.close().then(remove) };
});
