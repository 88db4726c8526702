import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { contentPlugin } from '../src/content/content-plugin.ts';

/** The entry points that a page fetches and runs. */
const entries = [
  'src/inline-script/inline-script.ts',
  'node_modules/@astrojs/react/dist/client.js',
  'src/contact-form/ContactFormRoot.tsx',
  'src/layouts/page-islands.ts',
  'src/layouts/home-islands.ts',
  'src/sections/UnknownPath.tsx',
  'src/sections/policy/PolicyContents.tsx',
];

const icons = 'node_modules/@iconify-json/tabler';

/** What ships without being a module of a bundle: the bundler's helpers, fonts, icons. */
const besidesModules = [
  'node_modules/rolldown',
  'node_modules/@fontsource-variable/hanken-grotesk',
  'node_modules/@fontsource-variable/schibsted-grotesk',
  icons,
];

const rule = '-'.repeat(78);

/** The text of `THIRD-PARTY.txt`: the license of every package that is part of the built site. */
export async function thirdPartyText(): Promise<string> {
  const folders = [...besidesModules, ...(await bundledPackages())];
  const notices = folders.map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : 1));
  return [
    'Third-party software in this site',
    '',
    'Code, styles and fonts of the packages below are part of the built site. Each is used under its own',
    'license, which follows.',
    '',
    ...notices.map(({ title, license }) => `- ${title} (${license})`),
    ...notices.flatMap(({ title, text }) => ['', rule, title, rule, '', text]),
    '',
  ].join('\n');
}

async function bundledPackages(): Promise<string[]> {
  const fileName = 'licenses.json';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    build: {
      write: false,
      license: { fileName },
      // Without it, the exports of island modules would be removed as unused.
      rolldownOptions: { input: entries, preserveEntrySignatures: 'strict' },
    },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const licenses = files.find((file) => file.fileName === fileName);
  if (licenses?.type !== 'asset') throw new Error('Vite wrote no list of the bundled packages.');
  const packages: { name: string }[] = JSON.parse(String(licenses.source));
  return packages.map(({ name }) => `node_modules/${name}`);
}

function noticeOf(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  if (folder === icons) return { title: `${name} ${version}`, license, text: iconLicense() };
  if (typeof license !== 'string' || file === undefined) {
    throw new Error(`${name} ships with the site and has no license. Remove the package.`);
  }
  const all = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n');
  // The bundler's file also lists what is bundled into the bundler itself, which does not ship.
  const [text = ''] = all.split(/^# Licenses of bundled dependencies$/m);
  return { title: `${name} ${version}`, license, text: text.trim() };
}

/** The icon set names its author and the MIT license but lacks the license text, so it comes from another package. */
function iconLicense(): string {
  const { author } = JSON.parse(readFileSync(`${icons}/info.json`, 'utf8'));
  const mit = readFileSync('node_modules/react/LICENSE', 'utf8').trim();
  return mit.replace(/^Copyright .*$/m, `Copyright (c) ${author.name} (${author.url})`);
}
