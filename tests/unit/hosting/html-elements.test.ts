import { describe, expect, test } from 'vitest';
import { htmlElements } from '../../../hosting/html-elements.ts';

const summary = (html: string) =>
  htmlElements(html).map(({ name, attributes, text }) => [
    name,
    Object.fromEntries(attributes),
    text,
  ]);

describe('Q4 finds the scripts and styles that a browser finds', () => {
  test('reads names, attributes and text whatever their case and quotes', () => {
    expect(summary(`<SCRIPT Type='module' async data-a=1 data-b="x>y"\n/>a<b</Script >`)).toEqual([
      ['script', { type: 'module', async: '', 'data-a': '1', 'data-b': 'x>y' }, 'a<b'],
    ]);
  });

  test('does not see markup within comments, scripts, titles and text areas', () => {
    const html =
      '<!doctype html><!-- <script>no()</script> --><title><script></title>' +
      '<script>"<style>"</script><textarea><script>no()</textarea><p>1 < 2</p>';
    expect(summary(html).map(([name]) => name)).toEqual(['title', 'script', 'textarea', 'p']);
  });

  test('keeps the first of two attributes of one name, as browsers do', () => {
    expect(summary('<script src=a src=b></script>')).toEqual([['script', { src: 'a' }, '']]);
  });

  test('counts every line break as a line feed, as browsers do before they hash', () => {
    expect(summary('<style>a\r\nb\rc</style>')).toEqual([['style', {}, 'a\nb\nc']]);
  });

  test.each([
    ['<!-- a', 'A comment is never closed'],
    ['<p class="a', 'A <p> tag is never closed'],
    ['<script>a', 'A <script> element is never closed'],
  ])('%s is refused', (html, message) => {
    expect(() => htmlElements(html)).toThrow(message);
  });
});
