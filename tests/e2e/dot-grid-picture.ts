import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hero } from '../content.ts';
import { addStyles, resetText } from './text-settings.ts';

const cell = 24;

export const sentence = `“${hero.spoken.join(' ')}”`;

export const band = (page: Page) => page.locator('[data-dot-grid]');

/** A screenshot of the band, by pixel. */
export async function picture(page: Page) {
  const png = await band(page).screenshot({ scale: 'css' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number, channel: number) =>
    data[(y * info.width + x) * 3 + channel] ?? 0;
  return {
    width: info.width,
    height: info.height,
    red: (x: number, y: number) => at(x, y, 0),
    isAmber: (x: number, y: number) => at(x, y, 0) > 200 && at(x, y, 2) < 100,
  };
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Fails unless the dots are one cell apart over the whole width. */
export async function expectCells(page: Page, width: number): Promise<void> {
  await addStyles(page, '[data-dot-grid] :is(svg, ol) { visibility: hidden; }');
  const { height, red } = await picture(page);
  await resetText(page);
  const ground = red(0, height - 3);
  // The last row of dots.
  const y = range(height - 3).findLast((row) => range(cell).some((x) => red(x, row) > ground + 10));
  if (y === undefined) throw new Error(`no dots at ${width} px`);
  const dots = range(width).filter(
    (x) => red(x, y) > ground + 10 && (x === 0 || red(x - 1, y) <= ground + 10),
  );
  expect(dots.length, `${width} px`).toBeGreaterThanOrEqual(Math.floor(width / cell));
  for (const [index, x] of dots.slice(1).entries()) {
    expect(Math.abs(x - (dots[index] ?? 0) - cell), `${width} px`).toBeLessThanOrEqual(1);
  }
}

/** The sentence that the columns of the waveform are drawn for. */
const drawnFor = '“I’m an AI assistant. I’m waking the plumber on call.”';

/** Fails unless each word of the sentence starts above its columns; the owner's own sentence may not. */
export async function expectWordsAboveColumns(page: Page, width: number): Promise<void> {
  if (sentence !== drawnFor) return;
  const distances = await band(page).evaluate((element) => {
    const lefts = (selector: string) =>
      [...element.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().left);
    const columns = lefts('svg path + path');
    return lefts('[data-word]').map((left, index) => Math.abs(left - (columns[index] ?? -100)));
  });
  expect(distances).toHaveLength(hero.spoken.length);
  expect(Math.max(...distances), `${width} px`).toBeLessThanOrEqual(10);
}

/** Fails when a dot is behind text, whose letters it makes invisible to see. */
export async function expectNoDotsInText(page: Page, width: number): Promise<void> {
  await addStyles(
    page,
    '[data-dot-grid] *, [data-dot-grid] ::after { color: transparent !important; }',
  );
  const { red } = await picture(page);
  const origin = await band(page).boundingBox();
  const callLog = band(page).getByRole('list');
  for (const text of [page.getByText(hero.heard), page.getByText(sentence), callLog]) {
    const box = await text.boundingBox();
    if (!box || !origin) throw new Error('the band has no text');
    const [left, top] = [Math.ceil(box.x - origin.x), Math.ceil(box.y - origin.y)];
    const ground = red(left, top);
    for (const x of range(Math.floor(Math.min(box.width, width - box.x)))) {
      for (const y of range(Math.floor(box.height))) {
        const value = red(left + x, top + y);
        if (Math.abs(value - ground) > 3) throw new Error(`a dot at ${x}, ${y} of ${width} px`);
      }
    }
  }
  await resetText(page);
}
