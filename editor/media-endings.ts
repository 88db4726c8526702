/** The extensions of the files that an owner may upload, by kind. */
export const mediaEndings: Readonly<Record<string, readonly string[]>> = {
  audio: ['.mp3', '.m4a', '.wav'],
  image: ['.svg', '.png'],
  font: ['.woff2'],
};
