import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import startServers from '../tests/e2e/servers.ts';
import { buildOptionalFactsSite } from '../tests/pictures/optional-facts-site.ts';
import { type Picture, pictures } from '../tests/pictures/pictures.ts';
import { buildSite } from './build-site.ts';
import { findChromium } from './chromium.ts';
import { e2eSite, localVariables } from './local-site.ts';
import { freePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { startSite } from './serve.ts';

const folder = 'docs/pictures';
// Takes the place of the folder once every picture is taken.
const fresh = '.local/pictures';
const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

const fileOf = ({ name }: Picture, theme: Theme) => `${name}-${theme}.webp`;

/** Takes the pictures of `docs/pictures.md` from the site of the tests: every width, theme and state. */
await runCommand(async () => {
  const variables = localVariables(e2eSite.origin, e2eSite.inboxOrigin);
  Object.assign(process.env, variables);
  await buildSite(e2eSite.directory);
  await startServers();
  const optionalFactsSite = await startSite({
    directory: await buildOptionalFactsSite('.local/optional-facts', variables),
    port: await freePort(),
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const picture of pictures) {
    const { origin } = picture.optionalFact ? optionalFactsSite : e2eSite;
    for (const theme of themes) await take(browser, origin, picture, theme);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  await writeFile('docs/pictures.md', text());
  return 0;
});

async function take(browser: Browser, baseURL: string, picture: Picture, theme: Theme) {
  const { path = '/', optionalFact, script = true, state, whole = false } = picture;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: picture.size[0], height: picture.size[1] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
  });
  const page = await context.newPage();
  if (state) {
    await state.reach(page, { expectMessage: () => undefined });
    await state.expectStill(page);
  } else {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  if (optionalFact) {
    await page.locator(optionalFact).evaluate((part) => part.scrollIntoView({ block: 'center' }));
  }
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ fullPage: whole, animations: 'disabled' });
  await sharp(png)
    .webp({ quality: whole ? 60 : 80, effort: 6 })
    .toFile(join(fresh, fileOf(picture, theme)));
  await context.close();
}

function text(): string {
  const parts = pictures.map((picture) => {
    const image = (theme: Theme) =>
      `![${picture.title}, ${theme}](pictures/${fileOf(picture, theme)})`;
    return `## ${picture.title}\n\n${themes.map(image).join('\n')}\n`;
  });
  return `# What the site looks like\n\nTaken from the built site by \`npm run pictures\`: each width and state in both themes.\n\n${parts.join('\n')}`;
}
