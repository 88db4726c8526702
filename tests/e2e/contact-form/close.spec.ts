import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { e2eSite, localHost } from '../../../scripts/local-addresses.ts';
import { inboxOf } from '../inbox.ts';
import { expect, test } from '../test.ts';

// The page sends through this test's own server, which its policy does not allow.
test.use({ bypassCSP: true });

function forward(from: Socket, to: Socket, delay: number): void {
  from.on('data', (piece) => setTimeout(() => to.write(piece), delay));
  from.on('end', () => setTimeout(() => to.end(), delay));
  from.on('error', () => to.destroy());
}

/**
 * Starts a slow connection to a server on this computer.
 *
 * @param port the port of the server
 * @param delay the milliseconds that each chunk takes, in each direction
 */
async function startSlowConnection(port: number, delay: number) {
  const server = createServer((client) => {
    const service = connect(port, localHost);
    forward(client, service, delay);
    forward(service, client, delay);
  });
  server.listen(0, localHost);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The connection has no port.');
  return { origin: `http://${localHost}:${address.port}`, close: () => server.close() };
}

test('F11 a message arrives though its tab is closed at once', async ({
  form,
  page,
  context,
  pageEvents,
}) => {
  // The browser sends a CORS preflight first: its response takes 600 ms.
  const line = await startSlowConnection(e2eSite.inboxPort, 300);
  await page.addInitScript(
    ([usual, slow]) => {
      addEventListener('DOMContentLoaded', () => {
        const island = document.querySelector(`astro-island[props*="${usual}"]`);
        const props = island?.getAttribute('props') ?? '';
        island?.setAttribute('props', props.replaceAll(usual, slow));
      });
    },
    [e2eSite.inboxOrigin, line.origin] as const,
  );
  await context.newPage();
  const inquiry = await form.openFilled();
  await page.waitForLoadState('networkidle');
  await form.root.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.close();
  expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
  const closed = Date.now();
  await expect.poll(() => inboxOf(inquiry.email).messages()).toHaveLength(1);
  const elapsed = Date.now() - closed;
  line.close();
  expect(elapsed).toBeGreaterThan(500);
  expect(pageEvents.mailLinks).toEqual([]);
});
