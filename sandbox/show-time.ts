import { type Html, html } from './html.ts';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** A time on record, in this computer's time zone. */
export function showTime(iso: string): Html {
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}
