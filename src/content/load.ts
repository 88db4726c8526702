import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { type DecodedText, decodeText } from '../decode-text.ts';
import { checkFile } from './check-file.ts';
import { type Content, deriveContent } from './derive.ts';
import { readLogo } from './logo.ts';
import type { Mistake } from './mistake.ts';
import { namesInText } from './names-in-text.ts';
import { checkFonts } from './own-fonts.ts';
import { readDocument } from './policy-file.ts';
import { policyPaths } from './policy-paths.ts';
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
import { servicesFolderMistakes } from './services-folder.ts';

/**
 * Reads and validates all content of the site.
 *
 * @throws one Error with every mistake, one per line: file, line, place, what is wrong and what to write
 */
export function loadContent(directory = 'src/content'): Content {
  const errors: string[] = [];
  const collect = <Value>(
    file: string,
    { value, mistakes }: { value: Value; mistakes: readonly Mistake[] },
  ) => {
    for (const { line, text } of mistakes) {
      errors.push(`${directory}/${file}${line === null ? '' : `, line ${line}`}: ${text}.`);
    }
    return value;
  };
  const read = (file: string): DecodedText => {
    const path = join(directory, file);
    if (existsSync(path)) return decodeText(readFileSync(path));
    const text = `is missing, and ${file}.txt is there; rename that to ${file}`;
    return { text: '', problem: existsSync(`${path}.txt`) ? { line: null, text } : null };
  };
  const readYamlFile = (file: string): YamlText => {
    const { text, problem } = read(file);
    return problem ? { data: null, mistakes: [problem], lineOf: () => null } : readYaml(text);
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
  const pages = policyPaths(readYamlFile('pages.yaml').data);
  const facts = agency ? { agency, services: namesInText(names, agency.language), pages } : null;

  const services = serviceFiles.flatMap(({ slug, yaml, name }) => {
    const value = collect(`services/${slug}.yaml (${name})`, checkFile(yaml, serviceSchema, facts));
    return value ? [{ slug, ...value }] : [];
  });
  for (const mistake of servicesFolderMistakes(join(directory, 'services'), serviceFiles)) {
    errors.push(`${directory}/services${mistake}.`);
  }
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
    const { text, problem } = read(file);
    const unread = problem && { value: undefined, mistakes: [problem] };
    return collect(file, unread ?? readDocument(text, schema, facts, first));
  };
  const privacy = document('privacy', frontMatterSchema, 'effective');
  const terms = document('terms', frontMatterSchema, 'effective');

  const imprint = existsSync(join(directory, policyFiles.imprint))
    ? document('imprint', imprintSchema, 'heading')
    : null;
  const recording = files.exampleCall?.call.recording;
  if (recording && !existsSync(join(directory, 'media', recording))) {
    errors.push(
      `${directory}/example-call.yaml: call, recording names "${recording}"; put that file into ${directory}/media.`,
    );
  }

  const paths = new Map<string, string>();
  for (const page of [files.pages?.privacy, files.pages?.terms, imprint]) {
    if (page === undefined || page === null) continue;
    const other = paths.get(page.path);
    if (other)
      errors.push(
        `${directory}: the pages "${other}" and "${page.heading}" have one path, ${page.path}; give each its own.`,
      );
    paths.set(page.path, page.heading);
  }

  const reportFact = (mistake: string) => errors.push(`${directory}/agency.yaml: ${mistake}.`);
  checkFonts(directory, agency?.fonts ?? [], reportFact);
  const logo = readLogo(directory, agency?.logo, reportFact);

  if (errors.length > 0 || !privacy || !terms || imprint === undefined) {
    // Without a stack, which Astro would print below the message: the mistake is in a content file.
    throw Object.assign(new Error(errors.join('\n')), { stack: '' });
  }
  return deriveContent(files as Files, services, { privacy, terms, imprint }, logo);
}
