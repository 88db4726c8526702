import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadContent } from '../src/content/load.ts';
import { readDeployment } from '../src/env.ts';
import { charactersOf } from '../src/seo/share-fonts.ts';
import { templateIssues } from './email-template.ts';
import { pageFontNotes } from './page-font-notes.ts';
import { runTool } from './run-tool.ts';
import { shareImageIssues } from './share-image-issues.ts';

/**
 * Builds the site for the deployment configured in the environment. A build that fails leaves the folder as it was.
 */
export async function buildSite(directory: string): Promise<void> {
  const target = resolve(directory);
  if (existsSync(target) && readdirSync(target).length > 0 && !isBuiltSite(target)) {
    throw new Error(`${directory} is not a built site. Name another folder: a build replaces it.`);
  }
  const { siteUrl, emailKeys } = readDeployment();
  const content = loadContent();
  const issues = templateIssues();
  if (issues.length > 0) throw new Error(issues.join('\n'));
  if (siteUrl === null) {
    console.log(
      'SITE_URL is not set: canonical links, og:url, og:image, structured data and the sitemap are left out.',
    );
  } else {
    for (const issue of shareImageIssues(content)) console.log(issue);
  }
  const customFonts = content.agency.fonts.map(({ file }) =>
    charactersOf(`src/content/media/${file}`),
  );
  for (const note of pageFontNotes(content, customFonts)) console.log(note);
  if (emailKeys === null) {
    console.log('No EMAILJS keys are set: an inquiry opens the mail client of the visitor.');
  }
  const fresh = `${target}.new`;
  const { code } = await runTool('astro', ['build'], {
    variables: { SITE_OUT_DIR: fresh },
  });
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new Error(`The build failed; see its message above. ${directory}/ is unchanged.`);
  }
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
}

const isBuiltSite = (folder: string) =>
  existsSync(join(folder, 'index.html')) && existsSync(join(folder, '_astro'));
