import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, cell, layOutDots } from '../../../src/dot-grid/dot-layout.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const size = fc.integer({ min: 0, max: 1600 });
const boxes = fc.array(
  fc.tuple(size, size, size, size).map((numbers) => box(...numbers)),
  { maxLength: 6 },
);

test('H7 no dot that moves is under a surface or in a text', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 7680 }),
      fc.integer({ min: 400, max: 2160 }),
      boxes,
      boxes,
      (width, height, surfaces, texts) => {
        const { twinkles, pings } = layOutDots(box(-7, 3, width, height), surfaces, texts);
        for (const { column, row } of [...twinkles, ...pings]) {
          const [x, y] = [column * cell, row * cell];
          const isIn = ({ left, top, right, bottom }: Box) =>
            x > left && x < right && y > top && y < bottom;
          const over = [...surfaces, ...texts].filter(isIn);
          expect(over, `what a dot at ${x}, ${y} stands in`).toEqual([]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
