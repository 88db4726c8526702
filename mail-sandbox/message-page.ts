import type { Email } from './compose-email.ts';
import { type Html, html } from './html.ts';
import type { Message } from './mailbox.ts';
import { page } from './page.ts';
import { showTime } from './show-time.ts';

/** One message: its header fields, the e-mail as a mail client shows it, its plain text, its raw values. */
export function messagePage(message: Message, email: Email): Html {
  const rows = Object.entries(message.params).map(
    ([name, value]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td><pre dir="auto">${value}</pre></td></tr>`,
  );
  const content = html`<main class="message">
<p><a href="/">Back to the inbox</a></p>
<h1 dir="auto">${email.subject}</h1>
<dl class="fields-of-mail">
<div><dt>From name</dt><dd dir="auto">${email.fromName}</dd></div>
<div><dt>To</dt><dd>${email.to}</dd></div>
<div><dt>Reply-To</dt><dd>${email.replyTo}</dd></div>
<div><dt>Received</dt><dd>${showTime(message.time, 'date')}</dd></div>
</dl>
<div class="parts">
<section aria-labelledby="rendered">
<h2 id="rendered">As a mail client shows it</h2>
<iframe src="/messages/${message.id}/rendered" sandbox title="The e-mail as a mail client shows it"></iframe>
</section>
<section aria-labelledby="text">
<h2 id="text">Plain text</h2>
<pre class="panel text" dir="auto" tabindex="0">${email.text}</pre>
</section>
</div>
<section aria-labelledby="raw">
<h2 id="raw">Raw parameters</h2>
<div class="panel raw"><table><tbody>${rows}</tbody></table></div>
</section>
</main>`;
  return page(`${email.subject} | Local inbox`, content);
}
