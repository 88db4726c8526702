import { type Html, html } from './html.ts';
import { page } from './page.ts';

/** The page for a message that is gone or a path that never was. */
export function notFoundPage(path: string): Html {
  const content = html`<main class="message">
<h1>Nothing here</h1>
<p>There is no page at <code>${path}</code>. Messages live in memory and go when the inbox is cleared or stopped.</p>
<p><a href="/">Back to the inbox</a></p>
</main>`;
  return page('Not found | Local inbox', content);
}
