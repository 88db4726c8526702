import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { elementsIn } from '../elements-in.ts';

/**
 * The size of an SVG file in its own units.
 *
 * @returns the size, or why the file cannot be shown, as the end of a sentence
 */
export function svgSize(text: string): { width: number; height: number } | string {
  const elements = elementsIn(parse(text));
  const root = elements.find(({ tagName }) => tagName === 'svg');
  if (root === undefined) return 'is not an SVG drawing despite its name; save it as SVG or PNG';
  const [code] = elements.flatMap(codeIn);
  if (code) return `has ${code}; export it again without code, or save the logo as PNG`;
  const attribute = (name: string) => root.attrs.find((each) => each.name === name)?.value ?? '';
  const [, , width = 0, height = 0] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return { width, height };
  const side = (name: string) => Number(/^([\d.]+)[a-z]*$/.exec(attribute(name))?.[1]);
  const size = { width: side('width'), height: side('height') };
  return size.width > 0 && size.height > 0
    ? size
    : 'does not state its size; export it again with a viewBox, or as PNG';
}

/**
 * What an element would run in an SVG that is opened by itself. The content security policy prevents that too, but
 * not every host sends it.
 */
function codeIn({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  // A tag may have a namespace prefix.
  if (/^(?:.*:)?script$/.test(tagName)) return ['a script'];
  // They may hold another document, with code of its own.
  if (/^(?:.*:)?(?:foreignobject|iframe|object|embed)$/i.test(tagName)) {
    return [`the element ${tagName}`];
  }
  return attrs.flatMap(({ name, value }) => {
    if (/^on./.test(name)) return [`the attribute ${name}`];
    // Browsers ignore whitespace within the scheme.
    return value.replaceAll(/\s/g, '').toLowerCase().includes('javascript:')
      ? ['a javascript: link']
      : [];
  });
}
