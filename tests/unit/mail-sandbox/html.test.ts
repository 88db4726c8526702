import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Html, html } from '../../../mail-sandbox/html.ts';

describe('O3 the inbox interprets nothing as HTML', () => {
  it('escapes any text and number put into a page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { markup } = html`<p title="${text}">${text}</p>`;
        expect(markup.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
        expect(markup.match(/"/g)).toHaveLength(2);
      }),
    );
    expect(html`${7}`.markup).toBe('7');
  });

  it('keeps markup that the tag made, single or in a list', () => {
    const items = ['<a>', '&'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>`.markup).toBe('<ul><li>&lt;a&gt;</li><li>&amp;</li></ul>');
    expect(html`<b>${new Html('<i>x</i>')}</b>`.markup).toBe('<b><i>x</i></b>');
  });
});
