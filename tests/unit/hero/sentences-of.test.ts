import { expect, test } from 'vitest';
import { segmentSentence } from '../../../src/content/segment-sentence.ts';
import { sentencesOf } from '../../../src/sections/hero/sentences-of.ts';

test.each([
  ['That needs a person. I’m waking the plumber on call.', 'en-US', 2],
  ['We do. Tomorrow at 8:40 is open. Shall I book it for you?', 'en-US', 3],
  ['First words in 0.8 seconds, even on a weak signal.', 'en-US', 1],
  ['はい、空いています。ご予約しますか？', 'ja-JP', 2],
])('H6b "%s" is shown sentence by sentence, whole', (text, language, count) => {
  const sentences = sentencesOf(segmentSentence(text, language));
  expect(sentences).toHaveLength(count);
  expect(sentences.join('')).toBe(text);
});
