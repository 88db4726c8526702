const headerBytes = 6;
const entryBytes = 16;

/**
 * An ICO file that holds one PNG, as every browser of today reads it.
 *
 * @param png a square picture
 * @param side its side in pixels, below 256
 */
export function icoFile(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const offset = headerBytes + entryBytes;
  const file = new Uint8Array(offset + png.length);
  const view = new DataView(file.buffer);
  // Header: reserved, type 1 (icon), one picture. Entry: sides, colors, reserved, planes, bits, size, place.
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  view.setUint8(6, side);
  view.setUint8(7, side);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, offset, true);
  file.set(png, offset);
  return file;
}
