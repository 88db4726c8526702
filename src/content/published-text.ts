/** Notes for the owner, which no page shows (`schema/agency.ts`). */
const isNote = (key: string) => key === 'basis' || key === 'approval';

/** All words and facts of the content that a page can show, as one text. */
export function publishedText(content: object): string {
  return JSON.stringify(content, (key, value) => (isNote(key) ? undefined : value));
}
