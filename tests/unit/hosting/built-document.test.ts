import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeDocument } from '../../../hosting/built-document.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const scriptsOf = (markup: string) => describeDocument(markup).scriptHashes;

describe('Q4 the policy allows exactly what is in a document', () => {
  test('inline scripts and styles have hashes, each content once', () => {
    const document = describeDocument(
      '<script>one()</script><SCRIPT Type=\'module\' data-a="x>y">two()</Script ><script>one()</script>' +
        '<style>a{}</style><noscript><style>é{}</style></noscript>',
    );
    expect(document.scriptHashes).toEqual([hash('one()'), hash('two()')]);
    expect(document.styleHashes).toEqual([hash('a{}'), hash('é{}')]);
  });

  test('text that only looks like a script has no hash', () => {
    const markup =
      '<!-- <script>no()</script> --><title><script>no()</script></title><p title="<script>no()</script>">' +
      '<textarea><script>no()</script></textarea>';
    expect(scriptsOf(markup)).toEqual([]);
  });

  test('data blocks and files need no hash', () => {
    const document = describeDocument(
      '<script type="application/ld+json">{}</script><script type="text/plain">x</script>' +
        '<script src="/_astro/a.js"></script><link rel="stylesheet" href="/_astro/a.css">',
    );
    expect([document.scriptHashes, document.styleHashes]).toEqual([[], []]);
  });

  test.each(['module', 'importmap', 'speculationrules', 'text/javascript', 'TEXT/JavaScript', ''])(
    'a script of type "%s" needs its hash',
    (type) => {
      expect(scriptsOf(`<script type="${type}">{}</script>`)).toEqual([hash('{}')]);
    },
  );

  test('the style of an SVG file has its hash', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style><path/></svg>';
    expect(describeDocument(svg).styleHashes).toEqual([hash('.a{fill:red}')]);
  });

  test('a form and an audio player are found, in templates too', () => {
    const found = (markup: string) => {
      const { hasForm, hasAudio } = describeDocument(markup);
      return [hasForm, hasAudio];
    };
    expect(found('<p>form</p><!-- <form> -->')).toEqual([false, false]);
    expect(found('<main><form></form></main>')).toEqual([true, false]);
    expect(found('<template><audio src="/a.mp3"></audio></template>')).toEqual([false, true]);
  });
});
