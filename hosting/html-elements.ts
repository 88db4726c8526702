export interface HtmlElement {
  name: string;
  /** Names in lower case, values as written; an attribute without a value holds ''. */
  attributes: ReadonlyMap<string, string>;
  /** Where its tag begins, counted in a text whose line breaks are all line feeds. */
  start: number;
  /** The text inside, for elements whose content is text and not markup; '' for all others. */
  text: string;
}

const textElements = new Set(['script', 'style', 'textarea', 'title']);
const tagName = /<([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
const tagEnd = /[\s/]*>/y;

/**
 * The elements of a document in order, by the tokenizer rules of the HTML standard that matter for
 * finding scripts and styles: comments, quoted attributes, and elements whose content is text.
 *
 * @param html a whole document; SVG files are read the same way
 * @throws when a tag or a text element never ends, since what follows could not be told apart
 */
export function htmlElements(html: string): HtmlElement[] {
  const source = html.replace(/\r\n?/g, '\n');
  const elements: HtmlElement[] = [];
  let position = source.indexOf('<');
  while (position !== -1) {
    tagName.lastIndex = position;
    const name = tagName.exec(source)?.[1]?.toLowerCase();
    if (name === undefined) {
      position = afterOtherMarkup(source, position);
    } else {
      const { attributes, end } = readAttributes(source, tagName.lastIndex, name);
      const text = textElements.has(name) ? readText(source, end, name) : '';
      elements.push({ name, attributes, start: position, text });
      position = end + text.length;
    }
    position = source.indexOf('<', position);
  }
  return elements;
}

function afterOtherMarkup(source: string, position: number): number {
  if (!source.startsWith('<!--', position)) return position + 1;
  const close = source.indexOf('-->', position + 2);
  if (close === -1) throw new Error('A comment is never closed: add "-->".');
  return close + 3;
}

function readAttributes(source: string, start: number, name: string) {
  const attributes = new Map<string, string>();
  let end = start;
  for (;;) {
    tagEnd.lastIndex = end;
    if (tagEnd.test(source)) return { attributes, end: tagEnd.lastIndex };
    attribute.lastIndex = end;
    const match = attribute.exec(source);
    if (match === null) throw new Error(`A <${name}> tag is never closed: add ">".`);
    const key = (match[1] ?? '').toLowerCase();
    if (!attributes.has(key)) attributes.set(key, match[2] ?? match[3] ?? match[4] ?? '');
    end = attribute.lastIndex;
  }
}

function readText(source: string, start: number, name: string): string {
  const close = new RegExp(`</${name}[\\s/>]`, 'i');
  const length = source.slice(start).search(close);
  if (length === -1) throw new Error(`A <${name}> element is never closed: add "</${name}>".`);
  return source.slice(start, start + length);
}
