import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { control } from './control.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { reply } from './reply.ts';
import type { Handler } from './sandbox.ts';
import { preflight, sendEmail } from './send-email.ts';

type Route = {
  /** Matches the whole path; its one group, if any, is the variable part. */
  readonly path: RegExp;
  readonly methods: Readonly<Record<string, Handler>>;
};

function file(name: string, type: string): Route {
  const content = readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');
  const sendFile: Handler = ({ response }) => reply.file(response, type, content);
  return { path: new RegExp(`^/${name.replace('.', '\\.')}$`), methods: { GET: sendFile } };
}

/** Every path that the service knows, with what it does for each method. */
export const routes: readonly Route[] = [
  { path: /^\/api\/v1\.0\/email\/send$/, methods: { POST: sendEmail, OPTIONS: preflight } },
  { path: /^\/$/, methods: { GET: inboxRoutes.list } },
  { path: /^\/messages\/(\d{1,9})$/, methods: { GET: inboxRoutes.message } },
  { path: /^\/messages\/(\d{1,9})\/rendered$/, methods: { GET: inboxRoutes.rendered } },
  { path: /^\/messages\/clear$/, methods: { POST: inboxRoutes.clearMessages } },
  { path: /^\/faults$/, methods: { POST: inboxRoutes.setFault } },
  { path: /^\/faults\/clear$/, methods: { POST: inboxRoutes.clearFaults } },
  { path: /^\/rate-limit$/, methods: { POST: inboxRoutes.setRateLimit } },
  {
    path: /^\/sandbox\/fault$/,
    methods: { GET: control.listFaults, PUT: control.setFault, DELETE: control.clearFaults },
  },
  { path: /^\/sandbox\/rate-limit$/, methods: { PUT: control.setRateLimit } },
  { path: /^\/sandbox\/attempts$/, methods: { GET: control.listAttempts } },
  {
    path: /^\/sandbox\/messages$/,
    methods: { GET: control.listMessages, DELETE: control.clearMessages },
  },
  { path: /^\/sandbox\/revision$/, methods: { GET: control.revision } },
  file('base.css', 'text/css; charset=utf-8'),
  file('forms.css', 'text/css; charset=utf-8'),
  file('mail.css', 'text/css; charset=utf-8'),
  file('message.css', 'text/css; charset=utf-8'),
  file('refresh.js', 'text/javascript; charset=utf-8'),
  file('icon.svg', 'image/svg+xml'),
];
