import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { type DecodedText, decodeText } from '../decode-text.ts';
import { checkFile } from './check-file.ts';
import { checkFonts } from './custom-fonts.ts';
import { type Content, deriveContent } from './derive.ts';
import { factsOf } from './facts.ts';
import { ContentError, type FileIssue, type Issue, notInMedia, type Report } from './issue.ts';
import { readLogo } from './logo.ts';
import { type Imprint, readPolicy } from './policy-file.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import {
  contentSchemas,
  fileName,
  frontMatterSchema,
  imprintSchema,
  type ParsedFiles,
  policyFiles,
  serviceSchema,
} from './schema.ts';
import { checkServicesFolder } from './services-folder.ts';

/**
 * Reads and validates all content of the site.
 *
 * @throws one {@link ContentError} with every issue
 */
export function loadContent(directory = 'src/content'): Content {
  const issues: Issue[] = [];
  const report: Report = (file, { line = null, path = [], text }) => {
    issues.push({ file, line, path, text: `${text}.` });
  };
  const collect = <Value>(
    file: string,
    checked: { value: Value; issues: readonly FileIssue[] },
  ) => {
    for (const issue of checked.issues) report(file, issue);
    return checked.value;
  };

  const agencyYaml = readYamlFile(directory, 'agency.yaml');
  const agency = collect(
    'agency.yaml',
    checkFile(agencyYaml, contentSchemas.agency, { agency: agencyYaml.data }),
  );
  const serviceFiles = readServiceFiles(directory);
  const names = serviceFiles.map(({ name }) => name);
  const facts = agency ? factsOf(agency, names, readYamlFile(directory, 'pages.yaml').data) : null;

  const services = serviceFiles.flatMap(({ slug, yaml }) => {
    const value = collect(`services/${slug}.yaml`, checkFile(yaml, serviceSchema, facts));
    return value ? [{ slug, ...value }] : [];
  });
  checkServicesFolder(join(directory, 'services'), serviceFiles, report);
  const checkedFiles = Object.entries<z.ZodType>(contentSchemas).map(([name, schema]) => {
    if (name === 'agency') return [name, agency];
    const file = fileName(name);
    return [name, collect(file, checkFile(readYamlFile(directory, file), schema, facts))];
  });
  const files: Partial<ParsedFiles> = Object.fromEntries(checkedFiles);
  const policy = <Schema extends z.ZodObject>(
    name: keyof typeof policyFiles,
    schema: Schema,
    requiredKey: 'effective' | 'heading',
  ) => {
    const file = policyFiles[name];
    const { text, issue } = readText(directory, file);
    const unread = issue && { value: undefined, issues: [issue] };
    return collect(file, unread ?? readPolicy(text, schema, facts, requiredKey));
  };
  const privacy = policy('privacy', frontMatterSchema, 'effective');
  const terms = policy('terms', frontMatterSchema, 'effective');

  const imprint = existsSync(join(directory, policyFiles.imprint))
    ? policy('imprint', imprintSchema, 'heading')
    : null;

  checkRecording(directory, files.exampleCall?.call.recording, report);
  checkPaths(files.pages, imprint, report);
  const reportFact = (issue: FileIssue) => report('agency.yaml', issue);
  checkFonts(directory, agency?.fonts ?? [], reportFact);
  const logo = readLogo(directory, agency?.logo, reportFact);

  if (issues.length > 0 || !privacy || !terms || imprint === undefined) {
    throw new ContentError(issues, directory);
  }
  return deriveContent(files as ParsedFiles, services, { privacy, terms, imprint }, logo);
}

function readText(directory: string, file: string): DecodedText {
  const path = join(directory, file);
  if (existsSync(path)) return decodeText(readFileSync(path));
  const text = `is missing, and ${file}.txt is there; rename that to ${file}`;
  return { text: '', issue: existsSync(`${path}.txt`) ? { line: null, text } : null };
}

function readYamlFile(directory: string, file: string): YamlText {
  const { text, issue } = readText(directory, file);
  return issue ? { data: null, issues: [issue], lineOf: () => null } : readYaml(text);
}

/** The files of the services, in page order. */
function readServiceFiles(directory: string) {
  return globSync('*.yaml', { cwd: join(directory, 'services') })
    .sort()
    .map((file) => {
      const yaml = readYamlFile(directory, `services/${file}`);
      const slug = basename(file, '.yaml');
      const { name, order } = Object(yaml.data);
      return { slug, yaml, name: String(name ?? slug), order: Number(order) };
    })
    .sort((one, other) => one.order - other.order);
}

function checkRecording(directory: string, recording: string | undefined, report: Report): void {
  if (!recording || existsSync(join(directory, 'media', recording))) return;
  const text = `names "${recording}", which ${notInMedia}`;
  report('example-call.yaml', { path: ['call', 'recording'], text });
}

/** Reports a path that two pages have. */
function checkPaths(
  pages: ParsedFiles['pages'] | undefined,
  imprint: Imprint | null | undefined,
  report: Report,
): void {
  const headings = new Map<string, string>();
  const ownPaths = [
    { page: pages?.privacy, file: 'pages.yaml', path: ['privacy', 'path'] },
    { page: pages?.terms, file: 'pages.yaml', path: ['terms', 'path'] },
    { page: imprint, file: policyFiles.imprint, path: ['path'] },
  ];
  for (const { page, file, path } of ownPaths) {
    if (page === undefined || page === null) continue;
    const other = headings.get(page.path);
    const text = `is ${page.path}, the path of "${other}" as well; give each page its own`;
    if (other) report(file, { path, text });
    headings.set(page.path, page.heading);
  }
}
