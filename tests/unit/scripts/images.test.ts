import sharp from 'sharp';
import { expect, test } from 'vitest';
import { areCurrent } from '../../../scripts/images.ts';

const draw = (ImageDescription: string) =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .withExif({ IFD0: { ImageDescription } })
    .png()
    .toBuffer();

test('Q6 O4 a share picture drawn from another headline, name, logo or color is out of date', async () => {
  expect(await areCurrent(await draw('0'.repeat(64)))).toBe(false);
});

test('Q6 O4 a share picture of the owner’s own is current', async () => {
  expect(await areCurrent(await draw('Our own'))).toBe(true);
});
