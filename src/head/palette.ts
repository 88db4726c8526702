import tokens from '../styles/tokens.css?raw';

/**
 * A role's two colors, read from the tokens, for places that CSS does not reach (theme-color, manifest).
 * @throws when the tokens have no such role with `light-dark()`
 */
export function roleColors(role: string): { readonly light: string; readonly dark: string } {
  const pattern = new RegExp(
    `--color-${role}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`,
  );
  const [, light, dark] = pattern.exec(tokens) ?? [];
  if (!light || !dark) {
    throw new Error(
      `src/styles/tokens.css has no --color-${role}: light-dark(oklch(...), oklch(...))`,
    );
  }
  return { light, dark };
}
