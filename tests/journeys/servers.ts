import { journeySite } from '../../commands/local-site.ts';
import { startSite } from '../../commands/serve.ts';
import { startSandbox } from '../../sandbox/server.ts';

/** Starts what every journey visits: the built site under the host's runtime, and the local e-mail service. */
export default async function startServers(): Promise<() => Promise<void>> {
  const sandbox = await startSandbox({ port: journeySite.inboxPort });
  try {
    const site = await startSite({ directory: journeySite.directory, port: journeySite.sitePort });
    return async () => {
      await site.close();
      await sandbox.close();
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
