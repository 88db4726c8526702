const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
  '`': '&#x60;',
  '=': '&#x3D;',
};

/**
 * Escapes a text for HTML, element content and quoted attributes alike.
 * The set is the e-mail service's own: its `{{x}}` turns a slash into `&#x2F;` too.
 * @param text any text
 * @returns the text with no character left that HTML could read as markup
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'/`=]/g, (character) => entities[character] ?? character);
}

/** Markup that is known to be safe: made by the `html` tag and by nothing else. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type HtmlPart = string | number | Html | readonly Html[];

function markupOf(part: HtmlPart): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map((piece) => piece.markup).join('');
  return escapeHtml(String(part));
}

/**
 * Template tag that escapes every value put into it, unless the value is itself `Html`.
 * @returns the finished markup
 */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  const markup = strings.map((text, index) => {
    const part = parts[index];
    return part === undefined ? text : text + markupOf(part);
  });
  return new Html(markup.join(''));
}
