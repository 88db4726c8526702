import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { headersFor } from '../../hosting/headers.ts';
import { isNginxInstalled } from '../../scripts/debian-packages.ts';
import { fileOf } from '../../src/routes.ts';
import { pages } from '../content.ts';
import { sampleDeployment } from '../unit/hosting/built-site-sample.ts';
import { ask } from './ask.ts';
import { describeHost, expectNoBanner } from './host.ts';
import { startNginx } from './serve-nginx.ts';
import { builtSite, copyFor } from './site-copy.ts';

const { directory, remove } = await copyFor('nginx');
afterAll(remove);

describe.skipIf(!isNginxInstalled())('O6 nginx', () => {
  describeHost('nginx', () => startNginx(directory));

  test.each([
    ['no page', fileOf(pages.privacy.path), pages.privacy.path],
    ['not even the 404 page', '404.html', '/nope'],
  ])('R5 shows the error page when %s can be read', async (_, file, path) => {
    const place = join(directory, file);
    await rename(place, `${place}.away`);
    // A server of its own: one that has served a file keeps it open.
    const { port, close } = await startNginx(directory);
    try {
      const response = await ask({ port, path });
      expect(response.status).toBe(500);
      const [, heading] = /<h1[^>]*>([^<]*)</.exec(response.body.toString()) ?? [];
      expect(heading).toBe(pages.error.heading);
      expect(response.headers['content-security-policy']).toBe(
        headersFor('/500.html', builtSite, sampleDeployment)['Content-Security-Policy'],
      );
      expectNoBanner(response);
    } finally {
      await close();
      await rename(`${place}.away`, place);
    }
  });
});
