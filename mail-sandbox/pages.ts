import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mustache from 'mustache';
import { composeEmail, type Email, readEmailTemplate } from './compose-email.ts';
import { behaviors } from './faults.ts';
import { sandboxKeys } from './keys.ts';
import type { Attempt, Sandbox } from './mailbox.ts';

function readPage(name: string): string {
  return readFileSync(join(import.meta.dirname, 'pages', name), 'utf8');
}

/** The files that the pages load, by path. */
export const assets: ReadonlyMap<string, { content: string; type: string }> = new Map(
  [
    ['inbox.css', 'text/css; charset=utf-8'],
    ['refresh.js', 'text/javascript; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
  ].map(([name = '', type = '']) => [`/${name}`, { content: readPage(name), type }]),
);

function render(page: 'inbox' | 'message', view: Readonly<Record<string, unknown>>): string {
  return mustache.render(readPage('layout.mustache'), view, {
    content: readPage(`${page}.mustache`),
  });
}

function showTime(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** The inbox at an origin: requests to send, newest first, and the form that sets how the service behaves. */
export function inboxPage(sandbox: Sandbox, origin: string): string {
  const template = readEmailTemplate();
  const attempts = sandbox.mailbox.attempts().map((attempt) => {
    const { fromName, replyTo, subject } = composeEmail(template, attempt.params);
    const time = showTime(attempt.time);
    return { ...attempt, fromName: fromName || 'Unknown', replyTo, subject, shownTime: time };
  });
  const count = sandbox.mailbox.messages().length;
  const heading = count === 1 ? '1 message' : `${count} messages`;
  const { current } = sandbox.faults;
  return render('inbox', {
    title: `(${count}) Local inbox`,
    heading,
    revision: sandbox.mailbox.revision,
    attempts: attempts.toReversed(),
    hasAttempts: attempts.length > 0,
    behaviors: Object.entries(behaviors).map(([behavior, name]) => ({
      behavior,
      name: Number(behavior) ? `${behavior} ${name}` : name,
      isCurrent: behavior === current,
    })),
    ...sandboxKeys,
    origin,
  });
}

/** One message: its header fields, the email as a mail client shows it, and the parameters that were sent. */
export function messagePage(message: Attempt, email: Email): string {
  const params = Object.entries(message.params).map(([name, value]) => ({ name, value }));
  return render('message', {
    ...email,
    title: `${email.subject} | Local inbox`,
    id: message.id,
    shownTime: showTime(message.time),
    time: message.time,
    params,
  });
}
