/** nginx reads a parameter into a buffer of 4,096 bytes. */
const maxParameter = 4000;

/**
 * A value as one quoted parameter of the nginx configuration.
 *
 * @throws for a dollar sign, which starts a variable and cannot be escaped, and for a value too long to read
 */
export function quote(value: string): string {
  if (value.includes('$')) {
    throw new Error(`nginx takes "$" for a variable: ${value.slice(0, 60)}… must do without it.`);
  }
  if (value.length > maxParameter) {
    throw new Error(
      `nginx cannot read ${value.length} characters at once: ${value.slice(0, 60)}… ` +
        'Move inline scripts or styles of the page into files.',
    );
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Lines within braces, indented. */
export function block(name: string, lines: readonly string[]): string {
  const inside = lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`);
  return [`${name} {`, ...inside, '}'].join('\n');
}

/** A text as a part of a regular expression that stands for nothing but itself. */
export function literal(text: string): string {
  return text.replace(/[.*+?^()[\]{}|\\]/g, '\\$&');
}
