import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { type DecodedText, decodeText } from '../decode-text.ts';
import { checkFile } from './check-file.ts';
import { checkFonts } from './custom-fonts.ts';
import { type Content, deriveContent } from './derive.ts';
import { factsOf } from './facts.ts';
import { ContentError, type FileIssue, type Issue, notInMedia } from './issue.ts';
import { readLogo } from './logo.ts';
import { readDocument } from './policy-file.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import {
  contentSchemas,
  type Files,
  fileName,
  frontMatterSchema,
  imprintSchema,
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
  const report = (file: string, { line = null, path = [], text }: FileIssue) =>
    issues.push({ file, line, path, text: `${text}.` });
  const collect = <Value>(
    file: string,
    checked: { value: Value; issues: readonly FileIssue[] },
  ) => {
    for (const issue of checked.issues) report(file, issue);
    return checked.value;
  };
  const read = (file: string): DecodedText => {
    const path = join(directory, file);
    if (existsSync(path)) return decodeText(readFileSync(path));
    const text = `is missing, and ${file}.txt is there; rename that to ${file}`;
    return { text: '', issue: existsSync(`${path}.txt`) ? { line: null, text } : null };
  };
  const readYamlFile = (file: string): YamlText => {
    const { text, issue } = read(file);
    return issue ? { data: null, issues: [issue], lineOf: () => null } : readYaml(text);
  };

  const agencyYaml = readYamlFile('agency.yaml');
  const agency = collect(
    'agency.yaml',
    checkFile(agencyYaml, contentSchemas.agency, { agency: agencyYaml.data }),
  );
  const serviceFiles = globSync('*.yaml', { cwd: join(directory, 'services') })
    .sort()
    .map((file) => {
      const yaml = readYamlFile(`services/${file}`);
      const slug = basename(file, '.yaml');
      const { name, order } = Object(yaml.data);
      return { slug, yaml, name: String(name ?? slug), order: Number(order) };
    })
    .sort((one, other) => one.order - other.order);
  const names = serviceFiles.map(({ name }) => name);
  const facts = agency ? factsOf(agency, names, readYamlFile('pages.yaml').data) : null;

  const services = serviceFiles.flatMap(({ slug, yaml }) => {
    const value = collect(`services/${slug}.yaml`, checkFile(yaml, serviceSchema, facts));
    return value ? [{ slug, ...value }] : [];
  });
  checkServicesFolder(join(directory, 'services'), serviceFiles, report);
  const checkedFiles = Object.entries<z.ZodType>(contentSchemas).map(([name, schema]) => {
    if (name === 'agency') return [name, agency];
    const file = fileName(name);
    return [name, collect(file, checkFile(readYamlFile(file), schema, facts))];
  });
  const files: Partial<Files> = Object.fromEntries(checkedFiles);
  const document = <Schema extends z.ZodObject>(
    name: keyof typeof policyFiles,
    schema: Schema,
    first: 'effective' | 'heading',
  ) => {
    const file = policyFiles[name];
    const { text, issue } = read(file);
    const unread = issue && { value: undefined, issues: [issue] };
    return collect(file, unread ?? readDocument(text, schema, facts, first));
  };
  const privacy = document('privacy', frontMatterSchema, 'effective');
  const terms = document('terms', frontMatterSchema, 'effective');

  const imprint = existsSync(join(directory, policyFiles.imprint))
    ? document('imprint', imprintSchema, 'heading')
    : null;
  const recording = files.exampleCall?.call.recording;
  if (recording && !existsSync(join(directory, 'media', recording))) {
    const text = `names "${recording}", which ${notInMedia}`;
    report('example-call.yaml', { path: ['call', 'recording'], text });
  }

  const paths = new Map<string, string>();
  const ownPaths = [
    { page: files.pages?.privacy, file: 'pages.yaml', path: ['privacy', 'path'] },
    { page: files.pages?.terms, file: 'pages.yaml', path: ['terms', 'path'] },
    { page: imprint, file: policyFiles.imprint, path: ['path'] },
  ];
  for (const { page, file, path } of ownPaths) {
    if (page === undefined || page === null) continue;
    const other = paths.get(page.path);
    const text = `is ${page.path}, the path of "${other}" as well; give each page its own`;
    if (other) report(file, { path, text });
    paths.set(page.path, page.heading);
  }

  const reportFact = (issue: FileIssue) => report('agency.yaml', issue);
  checkFonts(directory, agency?.fonts ?? [], reportFact);
  const logo = readLogo(directory, agency?.logo, reportFact);

  if (issues.length > 0 || !privacy || !terms || imprint === undefined) {
    throw new ContentError(issues, directory);
  }
  return deriveContent(files as Files, services, { privacy, terms, imprint }, logo);
}
