import { readFile } from 'node:fs/promises';
import { scriptFaults } from './script-faults.ts';

/** Every way an inquiry can fail, in the order of the table; each has a test. */
export const faults = {
  'status-400': 'The service answers 400: a key is wrong',
  'status-403': 'The service answers 403: the site may not send',
  'status-412': 'The service answers 412: its mailbox grant is revoked',
  'status-413': 'The service answers 413: too large',
  'status-422': 'The service answers 422: no recipient',
  'status-426': 'The service answers 426: the quota is used up',
  'status-429': 'The service answers 429 twice: too many requests',
  'status-500': 'The service answers 500 twice',
  'status-503': 'The service answers 503 twice',
  hang: 'The service never answers',
  late: 'The service takes the message and answers after the deadline',
  drop: 'The connection breaks, twice',
  garbage: 'A sign-in page of a public network answers with status 200',
  blocked: 'A content blocker stops the request',
  offline: 'The browser knows that it is offline',
  'no-keys': 'The site was built without keys for the service',
  'no-storage': 'The browser denies all storage',
  'no-room': 'The tab has no room left for the draft',
  large: 'A message of 60 KB, over what the service takes',
  honeypot: 'A program, or a browser extension, filled in the hidden field',
  'no-link': 'Even the mail link cannot be made',
  crash: 'The form itself crashes',
  early: "The visitor submits before the form's code is there",
  'reload-typing': 'The page is reloaded before any script file has come',
  'reload-held': "The page is reloaded while a submit waits for the form's code",
  'leave-typing': 'The visitor goes to another page before any script file has come',
  'leave-held': "The visitor goes to another page while a submit waits for the form's code",
  'close-held': "The tab is closed while a submit waits for the form's code",
  'reload-sending': 'The page is reloaded while the message is on its way',
  'leave-sending': 'The visitor goes to another page while the message is on its way',
  'close-sending': 'The tab is closed while the message is on its way',
  'no-clipboard': 'The browser denies the clipboard to "Copy message"',
  'no-script': 'JavaScript is off',
  ...scriptFaults,
} as const satisfies Record<string, string>;

export type FaultName = keyof typeof faults;

/** Where the text can be found afterwards, as the table calls it. */
export type TextLocation =
  | 'inbox'
  | 'panel'
  | 'mail draft'
  | 'cut mail draft'
  | 'form'
  | 'error text'
  | 'tab storage'
  | 'direct links'
  | 'nowhere';

/**
 * The words of the table, and the limits in milliseconds outside of which a test fails. They leave room for a busy
 * machine; the unit tests prove the 8 s to the millisecond.
 */
const durations = {
  'at-once': { text: 'at once', from: 0, to: 7000 },
  retry: { text: 'a retry 1.1 s later, then at once', from: 1100, to: 7800 },
  deadline: { text: '8 s', from: 7900, to: 11_000 },
  'page-load': { text: 'as long as the page takes to load', from: 0, to: 20_000 },
} as const;

export type Duration = keyof typeof durations;

const document = 'docs/inquiry-faults.md';

/**
 * Compares the findings of a test with the table of faults.
 *
 * @param locations where the test found the text
 * @param milliseconds the measured time
 * @throws when the text was found nowhere, the time is outside the limits, or the table says something else
 */
export async function checkDocumentedFault(
  fault: FaultName,
  locations: readonly TextLocation[],
  duration: Duration,
  milliseconds: number,
): Promise<void> {
  const { from, to, text } = durations[duration];
  if (locations.length === 0) throw new Error(`${fault}: the text was found nowhere`);
  if (milliseconds < from || milliseconds > to) {
    throw new Error(`${fault}: took ${Math.round(milliseconds)} ms, not ${from} to ${to} ms`);
  }
  const where = locations.join(', ');
  const lines = (await readFile(document, 'utf8')).split('\n');
  const cells = lines.find((line) => line.startsWith(`| ${faults[fault]} |`))?.split(' | ');
  if (cells?.[1] !== where || cells.at(-1) !== `${text} |`) {
    throw new Error(`${document} needs the row: ${faults[fault]} | ${where} | ... | ${text}`);
  }
}
