import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fingerprint } from '../../../scripts/images.ts';

test('Q6 the share picture and the icons show the headline, name, logo and colors of the site', async () => {
  const { exif } = await sharp('public/share.png').metadata();
  // A picture of the owner's own has no fingerprint.
  const [drawnFrom] = /[\da-f]{64}/.exec(exif?.toString('latin1') ?? '') ?? [];
  expect(drawnFrom ?? fingerprint(), 'Run "npm run images": the images show an older site').toBe(
    fingerprint(),
  );
});
