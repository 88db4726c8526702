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

test.each([
  [390, 844],
  [1280, 720],
  [7680, 2160],
])('H7 an empty area of %i by %i px has at least 30 twinkles and 4 pings', (width, height) => {
  const { twinkles, pings } = layOutDots(box(0, 0, width, height), [], []);
  expect(twinkles.length).toBeGreaterThanOrEqual(30);
  expect(pings.length).toBeGreaterThanOrEqual(4);
});

test('H7 no moving dot is under a surface or in text', () => {
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
          expect(over, `what a dot at ${x}, ${y} is in`).toEqual([]);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('H7 no ring is cut off by an edge or a surface, and no two touch', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 3840 }),
      fc.integer({ min: 400, max: 2160 }),
      boxes,
      boxes,
      (width, height, surfaces, texts) => {
        const area = box(-7, 3, width, height);
        const { twinkles, pings } = layOutDots(area, surfaces, texts);
        for (const [index, { column, row, radius }] of pings.entries()) {
          const [x, y] = [column * cell, row * cell];
          expect(x - radius).toBeGreaterThan(area.left);
          expect(x + radius).toBeLessThan(area.right);
          expect(y - radius).toBeGreaterThan(area.top);
          expect(y + radius).toBeLessThan(area.bottom);
          for (const { left, top, right, bottom } of surfaces) {
            const away = Math.hypot(
              Math.max(left - x, 0, x - right),
              Math.max(top - y, 0, y - bottom),
            );
            expect(away).toBeGreaterThan(radius);
          }
          for (const other of [...twinkles, ...pings.slice(index + 1)]) {
            const away = cell * Math.hypot(other.column - column, other.row - row);
            expect(away).toBeGreaterThan(radius + ('radius' in other ? Number(other.radius) : 0));
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('H7 the same area gives the same dots, each at most once', () => {
  fc.assert(
    fc.property(size, size, boxes, boxes, (width, height, surfaces, texts) => {
      const layout = layOutDots(box(0, 0, width, height), surfaces, texts);
      expect(layOutDots(box(0, 0, width, height), surfaces, texts)).toEqual(layout);
      const places = [...layout.twinkles, ...layout.pings].map(
        ({ column, row }) => `${column} ${row}`,
      );
      expect(new Set(places).size).toBe(places.length);
    }),
    { numRuns: 60 },
  );
});
