import { parseArgs } from 'node:util';
import { z } from 'zod';
import { waitUntilReachable } from '../scripts/wait-until-reachable.ts';
import { editorApi } from './api.ts';
import { buildApp } from './build-app.ts';
import { ContentStore } from './content-store.ts';
import { editorPath, startEditor } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, site: { type: 'string' } } });
const { port, site } = z.object({ port: z.coerce.number(), site: z.url() }).parse(values);
const api = editorApi(new ContentStore('src/content'));
const app = await buildApp(editorPath);
// Wait until the preview can load. A file of Vite's: pages fail while the content has a mistake.
await waitUntilReachable(new URL('/@vite/client', site).href, () => false);
const address = await startEditor({ port, siteOrigin: site, app, api });
console.log(`Editor ${address}   Open this address in your browser.`);
