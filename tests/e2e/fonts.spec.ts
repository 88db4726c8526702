import { documents } from './support/documents.ts';
import { expect, test } from './support/test.ts';

const prose =
  'Write to us at any hour, and a person replies within one working day. We read each message before we call back, so that nobody has to explain twice what they need. If a call cannot wait, say so: then someone who can help picks up the phone at once.';

/** Runs in the page: a text's width and height in each fallback face, as multiples of those in the real font. */
async function measureFallbacks(text: string) {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  const measure = async (font: string) => {
    await document.fonts.load(font);
    canvas.font = font;
    const size = canvas.measureText(text);
    const height = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent;
    return { width: size.width, height };
  };
  const measured: { name: string; width: number; height: number }[] = [];
  for (const { family, weight } of document.fonts) {
    if (!family.includes('Fallback')) continue;
    const name = `${weight} 100px ${family}`;
    // A system has only some of the fonts that the fallbacks use.
    const fallback = await measure(name).catch(() => null);
    const real = await measure(name.replace(/Fallback[\w ]*/, 'Grotesk'));
    if (!fallback) continue;
    const { width, height } = fallback;
    measured.push({ name, width: width / real.width, height: height / real.height });
  }
  return measured;
}

test('Q1 fallback fonts are as wide and high as the fonts that take their place', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const measured = await page.evaluate(measureFallbacks, prose);
  const names = measured.map(({ name }) => name);
  for (const family of ['Hanken', 'Schibsted']) {
    expect(names).toContainEqual(expect.stringContaining(family));
  }
  for (const { name, width, height } of measured) {
    expect.soft(Math.abs(width - 1), `width of ${name}`).toBeLessThan(0.01);
    expect.soft(Math.abs(height - 1), `height of ${name}`).toBeLessThan(0.01);
  }
});

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
