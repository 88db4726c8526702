import { join, resolve } from 'node:path';
import { e2eSite, localHost, localVariables } from '../../scripts/local-addresses.ts';
import { buildCopy, copyProject } from '../project-copy.ts';
import { writeContent } from './write-content.ts';

const names = ['german-dentist', 'japanese-salon', 'arabic-law-firm'];
const firstPort = e2eSite.sitePort + 1000;

/** The local email service of all of them. */
export const inboxPort = firstPort + names.length;
const inboxOrigin = `http://${localHost}:${inboxPort}`;

/** The site with each content of this folder, where its tests find it. */
export const contents = names.map((name, index) => {
  const copy = resolve('.local/contents', name);
  const port = firstPort + index;
  return {
    name,
    copy,
    port,
    origin: `http://${localHost}:${port}`,
    contentDirectory: join(copy, 'src/content'),
  } as const;
});

export type OtherContent = (typeof contents)[number];

/** Builds the site with another content in a copy of the project. Returns the folder of the built site. */
export async function buildContent(
  { name, copy, origin, contentDirectory }: OtherContent,
  addresses = { origin, inboxOrigin },
): Promise<string> {
  await copyProject(copy);
  await writeContent(name, contentDirectory);
  return buildCopy(copy, localVariables(addresses.origin, addresses.inboxOrigin));
}
