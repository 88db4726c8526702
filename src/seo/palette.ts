import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';

const file = 'src/styles/tokens.css';

/**
 * A role's two colors from the tokens as `#rrggbb`, for places that CSS does not reach: theme-color, manifest, icons,
 * share images.
 *
 * @throws when the tokens have no such role, as one color or with `light-dark()`
 */
export function roleColors(role: string) {
  const value = new RegExp(`--color-${role}: (.*);`).exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const [light, dark = light] = value.match(/oklch\([^)]*\)/g) ?? [];
  if (!light || !dark) {
    throw new Error(
      `${file} has no --color-${role}: oklch(...) or light-dark(oklch(...), oklch(...))`,
    );
  }
  return { light: hex(light), dark: hex(dark) };
}

function hex(color: string): string {
  return new Color(color).to('srgb').toString({ format: 'hex', collapse: false });
}
