import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTemplate } from '../../../mail-sandbox/render-template.ts';

/** Values as a visitor could type them, markup more often than chance would have it. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '`', '=', '{', '}', 'a', '\n') }),
  fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{from_email}}'),
);

function unescapeHtml(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&#x2F;': '/',
    '&#x60;': '`',
    '&#x3D;': '=',
    '&amp;': '&',
  };
  return text.replace(
    /&(?:lt|gt|quot|#39|#x2F|#x60|#x3D|amp);/g,
    (entity) => characters[entity] ?? '',
  );
}

describe('O5 the template is filled as the e-mail service fills it', () => {
  it('lets no HTML of any value survive through {{x}}', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        const rendered = renderTemplate('{{ x }}', { x: value }, 'html');
        expect(rendered).not.toMatch(/[<>"'`=]/);
        expect(rendered.replace(/&(?:lt|gt|quot|#39|#x2F|#x60|#x3D|amp);/g, '')).not.toContain('&');
        expect(unescapeHtml(rendered)).toBe(value);
      }),
    );
  });

  it('leaves any value as it is through {{{x}}}, and through {{x}} in the text part', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        expect(renderTemplate('{{{x}}}', { x: value }, 'html')).toBe(value);
        expect(renderTemplate('{{x}}', { x: value }, 'none')).toBe(value);
        expect(renderTemplate('{{{x}}}', { x: value }, 'none')).toBe(value);
      }),
    );
  });

  it('leaves nothing for a variable that was not sent', () => {
    expect(renderTemplate('[{{absent}}][{{{absent}}}]', {}, 'html')).toBe('[][]');
    expect(renderTemplate('[{{constructor}}][{{toString}}]', {}, 'html')).toBe('[][]');
  });

  it('does not fill a variable that a visitor typed', () => {
    const params = { message: '{{from_email}}', from_email: 'secret@example.com' };
    expect(renderTemplate('{{{message}}}', params, 'html')).toBe('{{from_email}}');
  });

  it('keeps the text around variables and fills each occurrence', () => {
    const rendered = renderTemplate('{{a}} and {{ a }}, {{b}}.', { a: '1', b: 'x & y' }, 'html');
    expect(rendered).toBe('1 and 1, x &amp; y.');
  });

  it('names a tag that it cannot fill', () => {
    expect(() => renderTemplate('{{#if company}}', { company: 'x' }, 'html')).toThrow(
      /holds \{\{#if company\}\}/,
    );
  });
});
