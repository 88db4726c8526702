import { expect, test } from 'vitest';
import { contentHash, describeDocument } from '../../../hosting/built-site.ts';

test.each<[markup: string, scripts: string[], styles: string[]]>([
  ['<script>one()</script><SCRIPT>two()</Script ><script>one()</script>', ['one()', 'two()'], []],
  ['<style>a{}</style><noscript><style>é{}</style></noscript>', [], ['a{}', 'é{}']],
  ['<svg><style>.a{fill:red}</style><path/></svg>', [], ['.a{fill:red}']],
  ['<!-- <script>no()</script> --><p title="<script>no()</script>">', [], []],
  ['<script type="application/ld+json">{}</script><script type="text/plain">x</script>', [], []],
  ['<script src="/_astro/a.js"></script><link rel="stylesheet" href="/a.css">', [], []],
  ...['module', 'importmap', 'speculationrules', 'TEXT/JavaScript', ''].map(
    (type): [string, string[], string[]] => [`<script type="${type}">{}</script>`, ['{}'], []],
  ),
])('Q4 the policy allows exactly what is in %s', (markup, scripts, styles) => {
  expect(describeDocument(markup)).toMatchObject({
    scriptHashes: scripts.map(contentHash),
    styleHashes: styles.map(contentHash),
  });
});

test.each([
  ['<p>form</p><!-- <form> -->', false, false],
  ['<template><audio src="/a.mp3"></audio></template>', false, true],
])('Q4 a form and an audio player are found in %s', (markup, hasForm, hasAudio) => {
  expect(describeDocument(markup)).toMatchObject({ hasForm, hasAudio });
});
