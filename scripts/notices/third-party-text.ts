import type { PackageNotice } from './package-notice.ts';

const rule = '-'.repeat(78);

/**
 * The text of `THIRD-PARTY.txt`.
 *
 * @param notices one for each package that ships, in any order
 */
export function thirdPartyText(notices: readonly PackageNotice[]): string {
  const sorted = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    'Third-party software in this site',
    '',
    'Code, styles and fonts of the packages below are part of the built site. Each is used under its own',
    'license, which follows.',
    '',
    ...sorted.map(({ name, version, license }) => `- ${name} ${version} (${license})`),
    ...sorted.flatMap(({ name, version, text }) => [
      '',
      rule,
      `${name} ${version}`,
      rule,
      '',
      text,
    ]),
    '',
  ].join('\n');
}
