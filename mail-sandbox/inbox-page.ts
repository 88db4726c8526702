import type { Email } from './compose-email.ts';
import { faultPanel } from './fault-panel.ts';
import type { Fault } from './faults.ts';
import { type Html, html } from './html.ts';
import type { Attempt, Message } from './mailbox.ts';
import { page } from './page.ts';
import { showTime } from './show-time.ts';

/** How many attempts the page lists; `GET /sandbox/attempts` gives all. */
const attemptsShown = 12;

type InboxView = {
  /** Oldest first, each with the e-mail that its recipient gets. */
  readonly messages: readonly { readonly message: Message; readonly email: Email }[];
  readonly attempts: readonly Attempt[];
  readonly faults: readonly Fault[];
  readonly rateLimited: boolean;
  readonly account: {
    readonly publicKey: string;
    readonly serviceId: string;
    readonly templateId: string;
  };
  /** Where this service listens, as a build needs it. */
  readonly origin: string;
  readonly revision: string;
};

function row({ message, email }: InboxView['messages'][number]): Html {
  const { from_name: name = '', message: text = '' } = message.params;
  return html`<li><a href="/messages/${message.id}">
<span class="from" dir="auto">${name || 'No name'}</span>
${showTime(message.time, 'date')}
<span class="subject" dir="auto">${email.subject}</span>
<span class="excerpt" dir="auto">${text.slice(0, 160)}</span>
</a></li>`;
}

function emptyInbox(view: InboxView): Html {
  return html`<div class="empty">
<p><strong>No messages yet.</strong> Open the site, fill in the contact form and press send. The inquiry appears here at once.</p>
<p>A build sends its inquiries here when these variables are set:</p>
<pre>EMAILJS_ORIGIN=${view.origin}
EMAILJS_PUBLIC_KEY=${view.account.publicKey}
EMAILJS_SERVICE_ID=${view.account.serviceId}
EMAILJS_TEMPLATE_ID=${view.account.templateId}</pre>
</div>`;
}

function attemptRow(attempt: Attempt): Html {
  const { reply_to: replyTo, from_email: from } = attempt.params;
  const kind = attempt.answer === 200 ? 'good' : 'bad';
  return html`<tr>
<td>${showTime(attempt.time, 'clock')}</td>
<td class="${kind}">${attempt.answer}</td>
<td>${replyTo ?? from ?? 'Unknown visitor'}<span class="sentence">${attempt.fault ? 'As set on this page' : attempt.text}</span></td>
</tr>`;
}

function attemptTable(attempts: readonly Attempt[]): Html {
  if (attempts.length === 0) return html``;
  const rows = attempts.slice(-attemptsShown).toReversed().map(attemptRow);
  return html`<section class="attempts" aria-labelledby="attempts">
<h2 id="attempts">Requests to send</h2>
<table>
<thead><tr><th scope="col">Time</th><th scope="col">Answer</th><th scope="col">Visitor</th></tr></thead>
<tbody>${rows}</tbody>
</table>
</section>`;
}

/** The inbox: messages newest first, the form that sets the answers, and the latest requests. */
export function inboxPage(view: InboxView): Html {
  const count = view.messages.length;
  const list =
    count === 0
      ? emptyInbox(view)
      : html`<ol class="messages">${view.messages.toReversed().map(row)}</ol>`;
  const heading = count === 0 ? 'Inbox' : count === 1 ? '1 message' : `${count} messages`;
  const clear =
    count + view.attempts.length === 0
      ? html``
      : html`<form method="post" action="/messages/clear"><button>Clear inbox</button></form>`;
  const content = html`<main class="inbox">
<section class="mail" aria-labelledby="inbox">
<div class="head"><h1 id="inbox">${heading}</h1>${clear}</div>
${list}
</section>
${faultPanel(view.faults, view.rateLimited)}
${attemptTable(view.attempts)}
</main>`;
  return page(count === 0 ? 'Local inbox' : `(${count}) Local inbox`, content, view.revision);
}
