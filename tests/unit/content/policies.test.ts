import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { renderPolicy } from '../../../src/content/render-policy.ts';
import { policyFiles } from '../../../src/content/schema.ts';
import { defaultPaths } from '../../../src/routes.ts';
import { pages } from '../../content.ts';
import { copyContent, edit, inCopy, issue, issues, loadCopy, setValue } from './content-copy.ts';

copyContent();

const { privacy, imprint } = policyFiles;

/** Adds a paragraph to the privacy policy, and returns the number of its line. */
function add(paragraph: string): number {
  const before = readFileSync(inCopy(privacy), 'utf8').split('\n').length;
  appendFileSync(inCopy(privacy), `\n${paragraph}\n`);
  return before + 1;
}

test.each([
  ['[here](javascript:alert(1))', 'has a link to "javascript:alert(1)"; write an address'],
  ['[here](JavaScript&#58;alert)', 'has a link to "JavaScript:alert"'],
  ['[place]: vbscript:a\n\n[here][place]', 'has a link to "vbscript:a"'],
  ['[here](//a.com)', 'has a link to "//a.com"'],
  ['[{{agency.name}}](javascript:alert(1))', 'has a link to "javascript:alert(1)"'],
  ['Call {{agency.fax}}.', 'has {{agency.fax}}, which matches no fact'],
  ['[here]({{pages.nope.path}})', 'has {{pages.nope.path}}, which matches no fact'],
  ['<script>a()</script>', 'has HTML, "<script>a()</script>"; write Markdown'],
  ['Again\n=====', 'is a level-1 heading'],
  ['![An image](https://a.com/a.png)', 'has an image, which these pages do not show'],
])('Q4 a policy with %j is refused', (paragraph, says) => {
  const line = add(paragraph);
  expect(issues()).toContainEqual(issue(privacy, '', says, { line }));
});

test('O1 a fact is text in a policy, whatever characters it has', async () => {
  const name = '*S* <b>&[1](javascript:a) _x_ `c` "--\'';
  setValue('agency.yaml', 'name', name);
  add('## About {{agency.name}}\n\nWe are {{agency.name}}.');
  const { html, sections } = await renderPolicy(loadCopy().policies.privacy.markdown);
  const { childNodes } = parseFragment(html.trim().split('\n').at(-1) ?? '');
  const [text] = childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  expect(text).toMatchObject({ nodeName: '#text', value: `We are ${name}.` });
  expect(sections.at(-1)?.title).toBe(`About ${name}`);
});

test('O1 a link to a policy follows its path', async () => {
  setValue('pages.yaml', 'privacy/path', '/datenschutz-hinweise');
  setValue('pages.yaml', 'terms/path', '');
  add('[a]({{pages.privacy.path}}) [b]({{pages.terms.path}})');
  const { html } = await renderPolicy(loadCopy().policies.privacy.markdown);
  expect(html).toContain('href="/datenschutz-hinweise"');
  expect(html).toContain(`href="${defaultPaths.terms}"`);
});

test('O1 the date of a policy is a day', () => {
  edit(privacy, /effective: .*/, 'effective: X');
  expect(issues()).toEqual([issue(privacy, 'effective', 'is not a date; write')]);
});

const text =
  '---\nheading: Impressum\ndescription: Angaben nach dem Gesetz über digitale Dienste, mit Anschrift und Register.\npath: /impressum\n---\n\n## Anschrift\n\n{{agency.name}}\n';

test('O9 an imprint is a page among the others, and absent without its file', () => {
  rmSync(inCopy(imprint), { force: true });
  const names = () => loadCopy().routePages.map(({ name }) => name);
  expect(names()).toEqual(['home', 'privacy', 'terms']);
  writeFileSync(inCopy(imprint), text);
  expect(names()).toEqual(['home', 'privacy', 'terms', 'imprint']);
  expect(loadCopy().routePages.at(-1)).toMatchObject({ path: '/impressum', heading: 'Impressum' });
  writeFileSync(inCopy(imprint), text.replace(/path: .*\n/, ''));
  expect(loadCopy().routePages.at(-1)?.path).toBe('/imprint');
});

const withPath = (path: string) => text.replace('/impressum', path);

test.each([
  [text.replace(/^---[\s\S]*---\n/, ''), '', 'does not begin with the lines "---",', null],
  [withPath('/Impressum'), 'path', 'is not an address of a page; write "/" and', 4],
  [withPath(pages.privacy.path), 'path', `is ${pages.privacy.path}, the path of`, null],
])('O9 an issue in the imprint %#', (wrong, path, says, line) => {
  writeFileSync(inCopy(imprint), wrong);
  expect(issues()).toEqual([issue(imprint, path, says, { line })]);
});
