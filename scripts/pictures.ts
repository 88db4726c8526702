import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startSandbox } from '../mail-sandbox/server.ts';
import { buildSite } from './build-site.ts';
import { findChromium } from './chromium.ts';
import { localHost, localVariables } from './local-site.ts';
import { type Picture, pictures } from './picture-list.ts';
import { freePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { startSite } from './serve.ts';

const folder = 'docs/pictures';
const directory = '.local/pictures';
const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

const fileOf = ({ name }: Picture, theme: Theme) => `${name}-${theme}.webp`;

/** Takes the pictures of `docs/pictures.md` from the built site: every width, theme and state. */
await runCommand(async () => {
  parseArgs();
  const port = await freePort();
  const sandbox = await startSandbox({ port: 0 });
  Object.assign(process.env, localVariables(`http://${localHost}:${port}`, sandbox.origin));
  await buildSite(directory);
  const site = await startSite({ directory, port });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const picture of pictures) {
    for (const theme of themes) await take(browser, site.origin, picture, theme);
  }
  await writeFile('docs/pictures.md', page());
  await browser.close();
  await site.close();
  await sandbox.close();
});

async function take(browser: Browser, origin: string, picture: Picture, theme: Theme) {
  const [width, height] = picture.size;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: picture.script ?? true,
  });
  const page: Page = await context.newPage();
  await page.goto(`${origin}${picture.path ?? '/'}`, { waitUntil: 'networkidle' });
  await picture.prepare?.(page);
  const png = await page.screenshot({ fullPage: picture.whole ?? false, animations: 'disabled' });
  await sharp(png)
    .webp({ quality: picture.whole ? 60 : 80, effort: 6 })
    .toFile(join(folder, fileOf(picture, theme)));
  await context.close();
}

function page(): string {
  const parts = pictures.map((picture) => {
    const images = themes.map(
      (theme) => `![${picture.title}, ${theme}](pictures/${fileOf(picture, theme)})`,
    );
    return `## ${picture.title}\n\n${images.join('\n')}\n`;
  });
  return `# What the site looks like\n\nTaken from the built site by \`npm run pictures\`: each width and state in both themes.\n\n${parts.join('\n')}`;
}
