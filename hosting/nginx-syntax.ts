/** Lines within braces, indented. */
export function block(name: string, lines: readonly string[]): string {
  const inside = lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`);
  return [`${name} {`, ...inside, '}'].join('\n');
}
