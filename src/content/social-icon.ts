import { createRequire } from 'node:module';
import { resolve } from 'node:path';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const load = createRequire(resolve('package.json'));

/**
 * The drawing of a social network from the Tabler icons, or a globe: the `d` of a path to be stroked in a box of
 * 24 by 24. Each of its paths starts at the origin, which relative moves start from.
 */
export function socialIcon(network: string): string {
  const { icons }: IconSet = load('@iconify-json/tabler/icons.json');
  const name = `brand-${network.toLowerCase().replaceAll(' ', '-')}`;
  const { body = '' } = icons[name] ?? icons['world'] ?? {};
  return [...body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('M0 0');
}
