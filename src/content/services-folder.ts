import { globSync } from 'node:fs';
import { serviceCount } from './schema.ts';

interface ServiceFile {
  /** The name of its file, without ".yaml". */
  readonly slug: string;
  readonly name: string;
}

/**
 * What is wrong with the services' files as a whole: how many there are, and what they are called.
 *
 * @returns the end of a sentence each, which begins with the path of the folder
 */
export function servicesFolderMistakes(folder: string, files: readonly ServiceFile[]): string[] {
  const { min, max } = serviceCount;
  const count =
    files.length < min || files.length > max
      ? [`: holds ${files.length} services; the page has room for ${min} to ${max}`]
      : [];
  const addresses = files
    .filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))
    .map(
      ({ slug }) =>
        `/${slug}.yaml: has a name that cannot be part of an address; write lowercase letters, digits and hyphens, like phone-agent.yaml`,
    );
  const duplicates = files.flatMap(({ slug, name }, index) => {
    const first = files.slice(0, index).find((other) => other.name === name);
    return first
      ? [
          `/${slug}.yaml: has the name "${name}", as ${first.slug}.yaml does; give each service a name of its own`,
        ]
      : [];
  });
  const unread = globSync('*.{yml,yaml.txt,yml.txt}', { cwd: folder }).map((file) => {
    const name = file.replace(/\.ya?ml(?:\.txt)?$/, '');
    return files.some(({ slug }) => slug === name)
      ? `/${file}: is not read, but ${name}.yaml is; remove one of them`
      : `/${file}: is not read; rename it to ${name}.yaml`;
  });
  return [...count, ...addresses, ...duplicates, ...unread];
}
