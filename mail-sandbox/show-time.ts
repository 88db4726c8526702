import { type Html, html } from './html.ts';

const clock = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
const formats = {
  clock: new Intl.DateTimeFormat('en-US', clock),
  date: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...clock }),
};

/** A time on record in this computer's time zone, with its date or as the clock alone. */
export function showTime(iso: string, format: keyof typeof formats): Html {
  return html`<time datetime="${iso}">${formats[format].format(new Date(iso))}</time>`;
}
