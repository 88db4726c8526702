import { documents } from './support/documents.ts';
import { expect, test } from './support/test.ts';

test('Q1 both fonts are part of each document, and preloaded from the same data', async ({
  request,
}) => {
  for (const { path } of documents) {
    const html = await (await request.get(path)).text();
    const dataOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url]) => url);
    const fonts = dataOf(/url\((data:font\/woff2[^)]*)\)/g);
    expect(fonts, path).toHaveLength(2);
    expect(dataOf(/<link rel="preload" as="font"[^>]* href="([^"]*)"/g), path).toEqual(fonts);
    expect(html.indexOf('rel="preload"'), path).toBeLessThan(html.indexOf('<style'));
    // As far as gzip looks back.
    const distance = html.indexOf('url(data:') - html.indexOf('href="data:');
    expect(distance, path).toBeLessThan(32_768);
  }
});
