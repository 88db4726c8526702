import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of bundled packages that Vite writes into the build (`build.license`). */
export const bundledLicenses = 'licenses.json';

/** Vite's entry for a package: its license's SPDX identifier and text, where it has them. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

const icons = 'node_modules/@iconify-json/tabler';

/** What ships without being a module of a bundle: fonts, icons, the bundler's helpers, Astro's inline scripts. */
const otherPackages = [
  'node_modules/@fontsource-variable/hanken-grotesk',
  'node_modules/@fontsource-variable/schibsted-grotesk',
  'node_modules/rolldown',
  'node_modules/astro',
  icons,
];

const rule = '-'.repeat(78);

/**
 * Replaces Vite's list in a built site with `THIRD-PARTY.txt`: the license of every package that is part of the site.
 *
 * @throws when a package has no license
 */
export function writeLicenseNotices(directory: string): void {
  const list = join(directory, bundledLicenses);
  const bundled: BundledPackage[] = JSON.parse(readFileSync(list, 'utf8'));
  const packages = [...bundled, ...otherPackages.map(installedPackage)].map(noticeOf);
  packages.sort((a, b) => (a.title < b.title ? -1 : 1));
  const text = [
    'Third-party software in this site',
    '',
    'Code, styles and fonts of the packages below are part of the built site. Each is used under its own',
    'license, which follows.',
    '',
    ...packages.map(({ title, identifier }) => `- ${title} (${identifier})`),
    ...packages.flatMap(({ title, text }) => ['', rule, title, rule, '', text]),
    '',
  ];
  writeFileSync(join(directory, 'THIRD-PARTY.txt'), text.join('\n'));
  rmSync(list);
}

function noticeOf({ name, version, identifier, text }: BundledPackage) {
  if (!identifier || !text) {
    throw new Error(`${name} ships with the site and has no license. Remove the package.`);
  }
  // The bundler's file also lists what is bundled into the bundler itself, which does not ship.
  const [own = ''] = text.replaceAll('\r\n', '\n').split(/^# Licenses of bundled dependencies$/m);
  return { title: `${name} ${version}`, identifier, text: own.trim() };
}

function installedPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = folder === icons ? iconLicense() : file && readFileSync(`${folder}/${file}`, 'utf8');
  return { name, version, identifier: license, ...(text ? { text } : {}) };
}

/** The icon set names its author and the MIT license but lacks the license text, so it comes from another package. */
function iconLicense(): string {
  const { author } = JSON.parse(readFileSync(`${icons}/info.json`, 'utf8'));
  const mit = readFileSync('node_modules/react/LICENSE', 'utf8');
  return mit.replace(/^Copyright .*$/m, `Copyright (c) ${author.name} (${author.url})`);
}
