/** The side of one grid cell, in CSS pixels. The style sheets repeat it. */
export const cell = 24;

/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A dot of the grid, in whole cells from the origin dot. */
export interface GridCell {
  readonly column: number;
  readonly row: number;
}

export interface Ping extends GridCell {
  /** How far its ring grows, in pixels. */
  readonly radius: number;
}

export interface DotLayout {
  readonly twinkles: readonly GridCell[];
  readonly pings: readonly Ping[];
}

const twinkleShare = 0.3;
const minTwinkles = 30;
const maxTwinkles = 260;
const dotsPerPing = 72;
const minPings = 4;
const maxPings = 12;
/** Enough that four always show, even if two are below the window. */
const maxPingsWithSmallRings = 8;
/** The height of the area on a phone's first screen, which pings and the minimum of twinkles are placed in first. */
const firstScreen = 30 * cell;
const pingDistance = 10 * cell;
/** At this distance, a lit dot is clear of surfaces and text; closer, it would look like dirt in a still image. */
const apart = 20;
/** How far from text the dots have faded out (`Hero.module.css`). */
const textFade = 8;
/** No large ring next to text, as in a phone's margin, and none where the dots fade out above and below it. */
const clearOfText = { inline: 2 * cell, block: 1.25 * cell };

/**
 * Chooses which dots of the grid twinkle and which ping: none under a surface or near text, and no ring that an
 * edge would clip. Deterministic: the same area always gives the same choice, and dots stay chosen as the area grows.
 *
 * @param area where dots show, relative to the origin dot at 0, 0
 * @param surfaces areas that hide the dots below them
 * @param texts areas around which the dots have faded out
 * @returns the chosen dots, in order of preference
 */
export function layOutDots(area: Box, surfaces: readonly Box[], texts: readonly Box[]): DotLayout {
  const distance = (dot: GridCell) =>
    Math.min(edgeDistance(dot, area), ...surfaces.map((box) => boxDistance(dot, box)));
  const obstacles = [...surfaces, ...texts];
  const crowding = (dot: GridCell) =>
    Number(obstacles.some((box) => boxDistance(dot, box) < apart));
  const free = dotsWithin(area)
    .filter((dot) => distance(dot) > 3 && texts.every((box) => boxDistance(dot, box) > textFade))
    .sort((one, other) => crowding(one) - crowding(other) || rank(one) - rank(other));
  const pings: Ping[] = [];
  const wanted = Math.min(maxPings, Math.max(minPings, Math.round(free.length / dotsPerPing)));
  const below = ({ row }: GridCell) => Number(row * cell - area.top > firstScreen);
  const inFirstScreenFirst = [...free].sort((one, other) => below(one) - below(other));
  // Small rings, as in narrow gaps between surfaces, only if there is not enough room for large ones.
  for (const { radius, most, around } of [
    { radius: 20, most: wanted, around: texts.map(widened) },
    { radius: 6, most: Math.min(wanted, maxPingsWithSmallRings), around: texts },
  ]) {
    for (const dot of inFirstScreenFirst) {
      if (pings.length >= most) break;
      const isApart = pings.every((ping) => dotDistance(ping, dot) >= pingDistance);
      const room = Math.min(distance(dot), ...around.map((box) => boxDistance(dot, box)));
      if (isApart && radius < room) pings.push({ ...dot, radius });
    }
  }
  const wantedTwinkles = Math.min(
    maxTwinkles,
    Math.max(minTwinkles, Math.round(free.filter((dot) => !crowding(dot)).length * twinkleShare)),
  );
  const isOutsideRings = (dot: GridCell) =>
    pings.every((ping) => dotDistance(ping, dot) > ping.radius + 2);
  const inView = inFirstScreenFirst.filter(isOutsideRings).slice(0, minTwinkles);
  const twinkles = [...new Set([...inView, ...free.filter(isOutsideRings)])].slice(
    0,
    wantedTwinkles,
  );
  return { twinkles, pings };
}

/** Every dot in the area, including clipped ones. */
function dotsWithin({ left, top, right, bottom }: Box): GridCell[] {
  const dots: GridCell[] = [];
  for (let row = Math.ceil(top / cell); row <= bottom / cell; row += 1) {
    for (let column = Math.ceil(left / cell); column <= right / cell; column += 1) {
      dots.push({ column, row });
    }
  }
  return dots;
}

/** A pseudorandom number from 0 to 1, fixed for each dot. */
function rank({ column, row }: GridCell): number {
  let hash = Math.imul(column + 512, 73_856_093) ^ Math.imul(row + 512, 19_349_663);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function widened({ left, top, right, bottom }: Box): Box {
  const { inline, block } = clearOfText;
  return { left: left - inline, top: top - block, right: right + inline, bottom: bottom + block };
}

function dotDistance(one: GridCell, other: GridCell): number {
  return cell * Math.hypot(one.column - other.column, one.row - other.row);
}

/** Pixels from a dot to the nearest edge of the area that it is in. */
function edgeDistance({ column, row }: GridCell, { left, top, right, bottom }: Box): number {
  const [x, y] = [column * cell, row * cell];
  return Math.min(x - left, right - x, y - top, bottom - y);
}

/** Pixels from a dot to a box, 0 within it. */
function boxDistance({ column, row }: GridCell, { left, top, right, bottom }: Box): number {
  const [x, y] = [column * cell, row * cell];
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
