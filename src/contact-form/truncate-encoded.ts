import { wellFormed } from './sanitize.ts';

// Only a text made of stacked combining marks has longer clusters.
const longestCluster = 64;

// Without Intl.Segmenter (Firefox before 125) a string is iterated by code point, which is acceptable.
function clusters(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/**
 * The longest beginning of a text that percent-encodes to at most `room` characters, cut between grapheme
 * clusters, so that no accent and no half of a flag is lost.
 *
 * @param text well-formed Unicode of any length; only about `room` characters of it are looked at
 * @param room in characters of `encodeURIComponent`'s result; nothing fits where it is zero or less
 */
export function truncateEncoded(text: string, room: number): string {
  // A character encodes to at least one; the margin makes sure that no cluster that fits ends in this cut.
  const candidate = wellFormed(text.slice(0, Math.max(room, 0) + longestCluster));
  let used = 0;
  let kept = '';
  for (const cluster of clusters(candidate)) {
    used += encodeURIComponent(cluster).length;
    if (used > room) break;
    kept += cluster;
  }
  return kept;
}
