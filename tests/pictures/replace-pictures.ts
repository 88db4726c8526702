import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileOf, newFolder, pictures, themes } from './pictures.ts';

const folder = 'docs/pictures';

/** Puts the new pictures in the place of the old ones, if every one was taken. */
export default async function replacePictures(): Promise<void> {
  const taken = await readdir(newFolder).catch(() => []);
  if (taken.length < pictures.length * themes.length) {
    console.log(
      `Not every picture was taken: the new ones are in ${newFolder}, ${folder} is unchanged.`,
    );
    return;
  }
  await rm(folder, { recursive: true });
  await rename(newFolder, folder);
  await writeFile('docs/pictures.md', text());
}

function text(): string {
  const parts = pictures.map((picture) => {
    const image = (theme: string) =>
      `![${picture.title}, ${theme}](pictures/${fileOf(picture, theme)})`;
    return `## ${picture.title}\n\n${themes.map(image).join('\n')}\n`;
  });
  return `# What the site looks like\n\nTaken from the built site by \`npm run pictures\`: each width and state in both themes.\n\n${parts.join('\n')}`;
}
