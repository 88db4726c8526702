import { composeEmail, type Email, escapeHtml, type Message, readTemplate } from './email.ts';

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
  body { max-width: 56rem; margin: 0 auto; padding: 1.5rem }
  ol { padding: 0; list-style: none }
  li { padding: 1rem 0; border-top: 1px solid light-dark(#d5dadf, #2b323c) }
  p { margin: 0 }
  dl { display: grid; grid-template-columns: minmax(6rem, auto) minmax(0, 1fr); gap: .25rem 1.5rem }
  dd, pre { margin: 0; white-space: pre-wrap }
  iframe { box-sizing: border-box; width: 100%; height: 32rem }`;

function layout(title: string, main: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${styles}</style>
    ${head}
  </head>
  <body>
    <p>Local inbox, in place of the email service. Nothing leaves this computer.</p>
    ${main}
  </body>
</html>`;
}

const showTime = (time: Date) =>
  time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** The inbox: what was delivered, newest first. It refreshes itself. */
export function inboxPage(messages: readonly Message[]): string {
  const items = messages.toReversed().map(({ id, time, params }) => {
    const { fromName, replyTo, subject } = composeEmail(readTemplate(), params);
    return `<li>
      <p dir="auto">${escapeHtml(`${fromName} ${replyTo}`)} <time>${showTime(time)}</time></p>
      <a href="/messages/${id}" dir="auto">${escapeHtml(subject)}</a>
    </li>`;
  });
  const heading = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const list =
    items.length > 0
      ? `<ol>${items.join('')}</ol>`
      : '<p>Fill in the contact form of the site and send it. The inquiry appears here.</p>';
  const refresh = '<meta http-equiv="refresh" content="2">';
  return layout(`(${messages.length}) Local inbox`, `<h1>${heading}</h1>${list}`, refresh);
}

/** One message: its header fields, the email as a mail client shows it, and the parameters that were sent. */
export function messagePage({ id, time, params }: Message, email: Email): string {
  const row = ([name, value]: readonly string[]) =>
    `<dt>${escapeHtml(name ?? '')}</dt><dd><pre dir="auto">${escapeHtml(value ?? '')}</pre></dd>`;
  const header = [
    ['From', email.fromName],
    ['To', email.toEmail],
    ['Reply-To', email.replyTo],
    ['Received', showTime(time)],
  ];
  const title = escapeHtml(email.subject);
  return layout(
    title,
    `<p><a href="/">Back to the inbox</a></p>
    <h1 dir="auto">${title}</h1>
    <dl>${header.map(row).join('')}</dl>
    <iframe src="/messages/${id}/email" sandbox title="The email as a mail client shows it"></iframe>
    <h2>Parameters as sent</h2>
    <dl>${Object.entries(params).map(row).join('')}</dl>`,
  );
}
