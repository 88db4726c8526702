import { Html, html } from './html.ts';

/**
 * The document around a page of the inbox.
 * @param title what the tab is called
 * @param revision the state that the page shows; with it the page renews itself when the state changes
 */
export function page(title: string, content: Html, revision?: string): Html {
  const renewal =
    revision === undefined
      ? html``
      : html`<script src="/refresh.js" data-revision="${revision}" defer></script>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/forms.css">
<link rel="stylesheet" href="/mail.css">
<link rel="stylesheet" href="/message.css">
${renewal}
</head>
<body>
<header class="bar">
<a class="home" href="/">${mark}<span>Local inbox</span></a>
<p>Stands in for the e-mail service. Nothing leaves this computer.</p>
</header>
${content}
</body>
</html>
`;
}

const mark = new Html(
  '<svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true"><path d="M4 7v6M10.5 3v14M24 8v4"/><path class="lit" d="M17.5 5v10"/></svg>',
);
