import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, cell, type GridCell, layOutDots } from '../../../src/dot-grid/dot-layout.ts';

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

const distance = (dot: GridCell, { left, top, right, bottom }: Box) => {
  const [x, y] = [dot.column * cell, dot.row * cell];
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
};

test('H7 no moving dot is under a surface or in text, no two overlap, and no ring is cut off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 7680 }),
      fc.integer({ min: 400, max: 2160 }),
      boxes,
      boxes,
      (width, height, surfaces, texts) => {
        const area = box(-7, 3, width, height);
        const { twinkles, pings } = layOutDots(area, surfaces, texts);
        for (const dot of [...twinkles, ...pings]) {
          const within = [...surfaces, ...texts].filter((each) => distance(dot, each) === 0);
          expect(within, `what the dot at ${dot.column}, ${dot.row} is in`).toEqual([]);
        }
        for (const [index, ping] of pings.entries()) {
          const { column, row, radius } = ping;
          expect(column * cell - radius).toBeGreaterThan(area.left);
          expect(column * cell + radius).toBeLessThan(area.right);
          expect(row * cell - radius).toBeGreaterThan(area.top);
          expect(row * cell + radius).toBeLessThan(area.bottom);
          for (const surface of surfaces) expect(distance(ping, surface)).toBeGreaterThan(radius);
          for (const other of [...twinkles, ...pings.slice(index + 1)]) {
            const away = cell * Math.hypot(other.column - column, other.row - row);
            expect(away).toBeGreaterThan(radius + ('radius' in other ? Number(other.radius) : 0));
          }
        }
        const places = twinkles.map(({ column, row }) => `${column} ${row}`);
        expect(new Set(places).size).toBe(places.length);
        expect(layOutDots(area, surfaces, texts)).toEqual({ twinkles, pings });
      },
    ),
    { numRuns: 60, examples: [[320, 400, [], [box(-100, -100, 600, 600)]]] },
  );
});
