interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly path: string | null;
}

const file = 'src/content/pages.ts';
const lengths = { title: [50, 60], description: [120, 155] } as const;

/**
 * Checks what search results show of the pages (Q6): lengths that are neither cut off nor wasted, and
 * words that no other page has. Pages that stay out of search results may be as short as they like.
 *
 * @returns a line for each mistake with file, value and mend; empty when there is none
 */
export function pageMistakes(pages: Readonly<Record<string, PageWords>>): string[] {
  const found = Object.entries(pages).filter(([, { path }]) => path !== null);
  return found.flatMap(([name, page]) =>
    (['title', 'description'] as const).flatMap((field) => {
      const value = page[field];
      const [least, most] = lengths[field];
      const line = (mistake: string) => `${file}: pages.${name}.${field} ("${value}") ${mistake}.`;
      const twin = found.find(([other, { [field]: words }]) => other < name && words === value);
      return [
        ...(value.length < least || value.length > most
          ? [line(`has ${value.length} characters. Write ${least} to ${most}`)]
          : []),
        ...(twin ? [line(`is also that of pages.${twin[0]}. Write another`)] : []),
      ];
    }),
  );
}
