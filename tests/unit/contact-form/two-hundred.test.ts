import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { startSandbox } from '../../../mail-sandbox/server.ts';
import type { Clock } from '../../../src/contact-form/delivery.ts';
import { clearDraft, readDraft, type StoragePort } from '../../../src/contact-form/draft.ts';
import { emailTransport } from '../../../src/contact-form/emailjs.ts';
import type { Inquiry } from '../../../src/contact-form/fields.ts';
import { sendInquiry } from '../../../src/contact-form/submit-inquiry.ts';
import { owner, readLink, words } from './read-mail-link.ts';

/** How many times faster than a visitor's the clock runs: 8 s of silence take 80 ms here. */
const haste = 100;

const hastyClock: Clock = {
  now: () => performance.now() * haste,
  wait(ms) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms / haste);
    return { done: promise, cancel: () => clearTimeout(timer) };
  },
};

function tab(): StoragePort {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

test('F11 of 200 inquiries to a service that fails at random, none is missing', async () => {
  vi.stubGlobal('location', { pathname: '/' });
  const sandbox = await startSandbox({ port: 0 });
  const transport = emailTransport(sandboxKeys, sandbox.origin);
  const [answers = []] = fc.sample(
    fc.array(fc.constantFrom('ok', 500, 'hang'), { minLength: 200, maxLength: 200 }),
    1,
  );
  const call = (path: string, init?: RequestInit) => fetch(`${sandbox.origin}${path}`, init);
  const mailed = new Set<string>();
  const storage = tab();
  const kept = new Map<string, Inquiry>();
  try {
    for (const [index, answer] of answers.entries()) {
      const email = `visitor-${index}-of-200@example.org`;
      const body = JSON.stringify({ answer, match: email });
      await call('/sandbox/fault', { method: 'PUT', body });
      const inquiry: Inquiry = {
        firstName: 'Ada',
        lastName: 'Quill',
        email,
        company: 'Quill Plumbing',
        message: `Number ${index} of two hundred.`,
      };
      const { outcome, isKept } = await sendInquiry(
        inquiry,
        {
          storage,
          transport,
          clock: hastyClock,
          isOnline: () => true,
          openLink: (href) => mailed.add(/Email: (.*)\r\n/.exec(readLink(href).body)?.[1] ?? ''),
        },
        { toEmail: owner, words, suspectedSpam: false },
      );
      const draft = readDraft(storage);
      expect(outcome.kind === 'sent').toBe(draft === null);
      expect(isKept).toBe(true);
      if (draft?.phase === 'handed-over') kept.set(draft.values.email, draft.values);
      clearDraft(storage);
    }
    const messages: { params: Record<string, string> }[] = await (
      await call('/sandbox/messages')
    ).json();
    const inbox = new Set(messages.map(({ params }) => params['from_email']));
    const missing = answers.flatMap((answer, index) => {
      const email = `visitor-${index}-of-200@example.org`;
      const isSafe = inbox.has(email) || (kept.has(email) && mailed.has(email));
      return isSafe ? [] : [`${index}: ${answer}`];
    });
    expect(missing).toEqual([]);
    expect(inbox.size).toBe(answers.filter((answer) => answer === 'ok').length);
    for (const [index, answer] of answers.entries()) {
      const email = `visitor-${index}-of-200@example.org`;
      if (answer !== 'ok') expect(kept.get(email)?.message).toBe(`Number ${index} of two hundred.`);
    }
  } finally {
    await sandbox.close();
    vi.unstubAllGlobals();
  }
}, 60_000);
