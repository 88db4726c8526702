/** The last part of a page once it has its letters (`src/behavior/lettering.ts`): its code and fonts are there by then. */
export const letteredFooter = 'footer[data-lettered], [data-lettered] > body > footer';
