import { type Html, html } from './html.ts';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

/** A time on record, in this computer's time zone. */
export function showTime(iso: string): Html {
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}
