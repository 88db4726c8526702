import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeDocument } from '../../../hosting/built-document.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('Q4 allows exactly what is in a document', () => {
  test('hashes inline scripts and styles, each content once', () => {
    const document = describeDocument(
      '<script>one()</script><script type="module">two()</script><script>one()</script>' +
        '<style>a{}</style><style>é{}</style>',
    );
    expect(document.scriptHashes).toEqual([hash('one()'), hash('two()')]);
    expect(document.styleHashes).toEqual([hash('a{}'), hash('é{}')]);
  });

  test('knows the published example of the CSP specification', () => {
    // https://www.w3.org/TR/CSP2/#script-src-hash-usage
    expect(describeDocument("<script>alert('Hello, world.');</script>").scriptHashes).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });

  test('needs no hash for data blocks and files', () => {
    const document = describeDocument(
      '<script type="application/ld+json">{}</script><script type="text/plain">x</script>' +
        '<script src="/_astro/a.js"></script><link rel="stylesheet" href="/_astro/a.css">',
    );
    expect(document.scriptHashes).toEqual([]);
    expect(document.styleHashes).toEqual([]);
  });

  test.each(['module', 'importmap', 'speculationrules', 'text/javascript', 'TEXT/JavaScript', ''])(
    'a script of type "%s" needs its hash',
    (type) => {
      expect(describeDocument(`<script type="${type}">{}</script>`).scriptHashes).toEqual([
        hash('{}'),
      ]);
    },
  );

  test('knows whether there is a form', () => {
    expect(describeDocument('<p>form</p><!-- <form> -->').hasForm).toBe(false);
    expect(describeDocument('<main><form id="contact"></form></main>').hasForm).toBe(true);
  });
});
