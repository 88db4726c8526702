import { describe, expect, test } from 'vitest';
import { cspConflicts } from '../../../hosting/csp-lint.ts';

describe('Q4 names what the policy would block', () => {
  test.each([
    ['<p style="color:red">', '/a.html: <p> has style="color:red". Use a class from a stylesheet.'],
    ['<a onclick="x()">', '/a.html: <a> has onclick="…". Add the listener in a script.'],
    ['<a href=" JavaScript:x()">', '/a.html: <a> has href="javascript:…". Use a button.'],
    ['<script src="https://cdn.example/a.js"></script>', '<script> loads https://cdn.example/a.js'],
    ['<img src="data:image/png;base64,AA">', '<img> loads data:image/png;base64,AA.'],
    ['<audio src="//cdn.example/a.mp3"></audio>', '<audio> loads //cdn.example/a.mp3.'],
    ['<link rel="stylesheet" href="https://x.example/a.css">', '<link> loads https://x.example'],
    ['<style>a{background:url( "data:image/png")}</style>', '<style> loads a data: or foreign'],
  ])('%s', (markup, line) => {
    expect(cspConflicts('/a.html', markup)).toEqual([expect.stringContaining(line)]);
  });

  test('lets pass what a strict policy allows', () => {
    const markup =
      '<a href="https://example.com">a</a><a href="mailto:a@b.example">b</a><a href="tel:+1">c</a>' +
      '<link rel="canonical" href="https://example.com/"><link rel="icon" href="/favicon.svg">' +
      '<script src="/_astro/a.js"></script><img src="/a.png"><style>a{src:url(/_astro/a.woff2)}</style>' +
      '<p data-on="1" class="style">onclick=x</p>';
    expect(cspConflicts('/a.html', markup)).toEqual([]);
  });
});
