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
      fc.integer({ min: 320, max: 2560 }),
      fc.integer({ min: 400, max: 1440 }),
      boxes,
      boxes,
      (width, height, surfaces, texts) => {
        const area = box(-7, 3, width, height);
        const { twinkles, pings } = layOutDots(area, surfaces, texts);
        const dots: readonly GridCell[] = [...twinkles, ...pings];
        const isCovered = (dot: GridCell) =>
          [...surfaces, ...texts].some((each) => distance(dot, each) === 0);
        expect(dots.filter(isCovered), 'dots under a surface or in text').toEqual([]);
        for (const [index, ping] of pings.entries()) {
          const { column, row, radius } = ping;
          expect(column * cell - radius).toBeGreaterThan(area.left);
          expect(column * cell + radius).toBeLessThan(area.right);
          expect(row * cell - radius).toBeGreaterThan(area.top);
          expect(row * cell + radius).toBeLessThan(area.bottom);
          const reaches = (dot: GridCell, otherRadius = 0) =>
            cell * Math.hypot(dot.column - column, dot.row - row) <= radius + otherRadius;
          const touched = [
            ...surfaces.filter((each) => distance(ping, each) <= radius),
            ...twinkles.filter((each) => reaches(each)),
            ...pings.slice(index + 1).filter((each) => reaches(each, each.radius)),
          ];
          expect(touched, `what the ring at ${column}, ${row} touches`).toEqual([]);
        }
        const places = twinkles.map(({ column, row }) => `${column} ${row}`);
        expect(new Set(places).size).toBe(places.length);
        expect(layOutDots(area, surfaces, texts)).toEqual({ twinkles, pings });
      },
    ),
    { numRuns: 40, examples: [[320, 400, [], [box(-100, -100, 600, 600)]]] },
  );
});
