import { globSync } from 'node:fs';
import type { Report } from './issue.ts';
import { serviceCount } from './schema.ts';

interface ServiceFile {
  /** The name of its file, without ".yaml". */
  readonly slug: string;
  readonly name: string;
}

/** Reports what is wrong with the services' files as a whole: how many there are, and what they are called. */
export function checkServicesFolder(
  folder: string,
  files: readonly ServiceFile[],
  report: Report,
): void {
  const { min, max } = serviceCount;
  if (files.length < min || files.length > max) {
    const text = `holds ${files.length} services; the page has room for ${min} to ${max}`;
    report('services', { text });
  }
  for (const [index, { slug, name }] of files.entries()) {
    const file = `services/${slug}.yaml`;
    if (!/^[a-z0-9-]+$/.test(slug)) {
      const text =
        'has a name that cannot be part of an address; write lowercase letters, digits and hyphens, like phone-agent.yaml';
      report(file, { text });
    }
    const first = files.slice(0, index).find((other) => other.name === name);
    if (first) {
      const text = `is "${name}", as in ${first.slug}.yaml; give each service a name of its own`;
      report(file, { path: ['name'], text });
    }
  }
  for (const file of globSync('*.{yml,yaml.txt,yml.txt}', { cwd: folder })) {
    const name = file.replace(/\.ya?ml(?:\.txt)?$/, '');
    const text = files.some(({ slug }) => slug === name)
      ? `is not read, but ${name}.yaml is; remove one of them`
      : `is not read; rename it to ${name}.yaml`;
    report(`services/${file}`, { text });
  }
}
