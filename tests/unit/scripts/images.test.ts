import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  areIconsCurrent,
  iconFingerprint,
  isShareCurrent,
  shareFingerprint,
} from '../../../scripts/images.ts';

const draw = (ImageDescription: string) =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .withExif({ IFD0: { ImageDescription } })
    .png()
    .toBuffer();

test('Q6 O4 images drawn from something else are out of date; a share picture of the owner’s own is not', async () => {
  const other = await draw('0'.repeat(64));
  expect(await isShareCurrent(other)).toBe(false);
  expect(await areIconsCurrent(other)).toBe(false);
  expect(await isShareCurrent(await draw(shareFingerprint()))).toBe(true);
  expect(await areIconsCurrent(await draw(iconFingerprint()))).toBe(true);
  expect(await isShareCurrent(await draw('Our own'))).toBe(true);
});
