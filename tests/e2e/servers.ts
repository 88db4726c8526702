import { startSandbox } from '../../mail-sandbox/server.ts';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { requireFreePort } from '../../scripts/ports.ts';
import { startSite } from '../../scripts/start-site.ts';

export default async function startServers(): Promise<() => Promise<void>> {
  for (const [port, variable] of [
    [e2eSite.sitePort, 'E2E_SITE_PORT'],
    [e2eSite.inboxPort, 'E2E_INBOX_PORT'],
  ] as const) {
    await requireFreePort(port, `by the variable ${variable}=${port + 10}`);
  }
  await using started = new AsyncDisposableStack();
  const sandbox = await startSandbox({ port: e2eSite.inboxPort });
  started.defer(() => sandbox.close());
  const site = await startSite({ directory: e2eSite.directory, port: e2eSite.sitePort });
  started.defer(() => site.close());
  const servers = started.move();
  return () => servers.disposeAsync();
}
