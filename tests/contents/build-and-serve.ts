import { startSandbox } from '../../mail-sandbox/server.ts';
import { requireFreePort } from '../../scripts/ports.ts';
import { startSite } from '../../scripts/start-site.ts';
import { buildContent, contents, inboxPort } from './contents.ts';

/** Builds the site with each content and serves it in the host's runtime, beside one local email service. */
export default async function buildAndServe(): Promise<() => Promise<void>> {
  for (const port of [...contents.map((content) => content.port), inboxPort]) {
    await requireFreePort(port, 'by the variable E2E_SITE_PORT');
  }
  const sandbox = await startSandbox({ port: inboxPort });
  const starting = contents.map(async (content) =>
    startSite({ directory: await buildContent(content), port: content.port }),
  );
  const close = async () => {
    for (const site of await Promise.allSettled(starting)) {
      if (site.status === 'fulfilled') await site.value.close();
    }
    await sandbox.close();
  };
  try {
    await Promise.all(starting);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
