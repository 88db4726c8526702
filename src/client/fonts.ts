/** What takes the families by itself, in the order of the page. */
const parts = 'body > :not(main), main > *';

/**
 * Sets the page in its own families once both files are here (`fonts.css`): part by part, one a frame, because
 * the lines of a whole page are more than a small phone can break again in one go. A page that is lettered from
 * the start (`theme-line.ts`) is left alone, and so is one whose files do not come.
 */
export async function startLettering(): Promise<void> {
  if ('lettered' in document.documentElement.dataset) return;
  // The line at the end of the document has asked for the files; until they are here, or missed, this waits.
  await document.fonts?.ready;
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    part.dataset['lettered'] = '';
    await new Promise(requestAnimationFrame);
  }
}
