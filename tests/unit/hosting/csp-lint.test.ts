import { describe, expect, test } from 'vitest';
import { policyConflicts } from '../../../hosting/csp-lint.ts';

describe('Q4 names what the policy would block', () => {
  test.each([
    ['<p style="color:red">', '/a.html: <p> has style="color:red". Use a class from a stylesheet.'],
    ['<a onclick="x()">', '/a.html: <a> has onclick="…". Add the listener in a script.'],
    ['<a href=" JavaScript:x()">', '/a.html: <a> has href="javascript:…". Use a button.'],
    [
      '<script src="https://cdn.example/a.js"></script>',
      '/a.html: <script> loads https://cdn.example/a.js. Serve a file of this site instead.',
    ],
    ['<img src="//cdn.example/a.png">', '/a.html: <img> loads //cdn.example/a.png.'],
    ['<img src="data:image/png;base64,AA">', '/a.html: <img> loads data:image/png;base64,AA.'],
    ['<link rel="stylesheet" href="https://x.example/a.css">', '/a.html: <link> loads'],
    ['<style>a{background:url( "data:image/png")}</style>', '/a.html: <style> loads a data:'],
  ])('%s', (markup, line) => {
    const conflicts = policyConflicts('/a.html', markup);
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).toContain(line);
  });

  test('lets pass what a strict policy allows', () => {
    const markup =
      '<a href="https://example.com">a</a><a href="mailto:a@b.example">b</a><a href="tel:+1">c</a>' +
      '<link rel="canonical" href="https://example.com/"><link rel="icon" href="/favicon.svg">' +
      '<script src="/_astro/a.js"></script><img src="/a.png"><style>a{src:url(/_astro/a.woff2)}</style>' +
      '<p data-on="1" class="style">onclick=x</p>';
    expect(policyConflicts('/a.html', markup)).toEqual([]);
  });
});
