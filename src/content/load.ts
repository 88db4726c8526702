import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { checkFile } from './check-file.ts';
import { type Content, deriveContent } from './derive.ts';
import { readPolicy } from './policy-file.ts';
import { type Mistake, readYaml } from './read-yaml.ts';
import { contentSchemas, type Files, fileName, serviceCount, serviceSchema } from './schema.ts';

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
  const read = (file: string) => {
    const path = join(directory, file);
    // Some programs on Windows begin a text file with a mark of its encoding.
    return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : '';
  };
  const servicesFolder = join(directory, 'services');

  const agencyYaml = readYaml(read('agency.yaml'));
  const agency = collect(
    'agency.yaml',
    checkFile(agencyYaml, contentSchemas.agency, { agency: agencyYaml.data }),
  );
  const serviceFiles = globSync('*.yaml', { cwd: servicesFolder })
    .sort()
    .map((file) => {
      const yaml = readYaml(read(`services/${file}`));
      const slug = basename(file, '.yaml');
      const { name, order } = Object(yaml.data);
      return { slug, yaml, name: String(name ?? slug), order: Number(order) };
    })
    .sort((one, other) => one.order - other.order);
  const names = serviceFiles.map(({ name }) => name);
  const facts = agency
    ? { agency, services: new Intl.ListFormat(agency.language).format(names) }
    : null;

  const services = serviceFiles.flatMap(({ slug, yaml, name }) => {
    const value = collect(`services/${slug}.yaml (${name})`, checkFile(yaml, serviceSchema, facts));
    return value ? [{ slug, ...value }] : [];
  });
  const { fewest, most } = serviceCount;
  if (names.length < fewest || names.length > most) {
    errors.push(
      `${directory}/services: holds ${names.length} services; the page has room for ${fewest} to ${most}.`,
    );
  }
  for (const { slug } of serviceFiles.filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))) {
    errors.push(
      `${directory}/services/${slug}.yaml: has a name that makes no address; write small letters, digits and hyphens, like phone-agent.yaml.`,
    );
  }
  for (const file of globSync('*.yml', { cwd: servicesFolder })) {
    const name = file.replace(/yml$/, 'yaml');
    errors.push(`${directory}/services/${file}: is not read; rename it to ${name}.`);
  }
  const checkedFiles = Object.entries<z.ZodType>(contentSchemas).map(([name, schema]) => {
    if (name === 'agency') return [name, agency];
    const file = fileName(name);
    return [name, collect(file, checkFile(readYaml(read(file)), schema, facts))];
  });
  const files: Partial<Files> = Object.fromEntries(checkedFiles);
  const policy = (file: string) => collect(file, readPolicy(read(file), facts));
  const privacy = policy('privacy-policy.md');
  const terms = policy('terms-of-service.md');

  const recording = files.exampleCall?.call.recording;
  if (recording && !existsSync(join(directory, 'media', recording))) {
    errors.push(
      `${directory}/example-call.yaml: call, recording names "${recording}"; put that file into ${directory}/media.`,
    );
  }

  if (errors.length > 0 || !privacy || !terms) {
    // Without a stack, which Astro would print below the message: what is wrong is in a content file.
    throw Object.assign(new Error(errors.join('\n')), { stack: '' });
  }
  return deriveContent(files as Files, services, { privacy, terms });
}
