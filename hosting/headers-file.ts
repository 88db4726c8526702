import type { Deployment } from '../src/env.ts';
import type { BuiltSite } from './built-site.ts';
import { headersFor, type ResponseHeaders } from './headers.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
const maxRules = 100;
const maxLineLength = 2000;

/**
 * The text of `_headers` for Cloudflare and Netlify. Both join a header's values from all matching rules with a
 * comma, so headers common to all paths are set only in `/*`, the others once per path.
 *
 * @throws when the hosts would silently drop a rule or a line
 */
export function headersFile(site: BuiltSite, deployment: Deployment): string {
  const rules = new Map<string, ResponseHeaders>();
  for (const file of site.files) {
    for (const path of pathsOf(file)) rules.set(path, headersFor(file, site, deployment));
  }
  const all = [...rules.values()];
  const isShared = (name: string, value: string) => all.every((each) => each[name] === value);
  const linesOf = (path: string, headers: ResponseHeaders, shared: boolean) => [
    path,
    ...Object.entries(headers)
      .filter(([name, value]) => isShared(name, value) === shared)
      .map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = [
    ...linesOf('/*', all[0] ?? {}, true),
    ...[...rules].flatMap(([path, headers]) => linesOf(path, headers, false)),
  ];
  const longest = Math.max(...lines.map((line) => line.length));
  if (rules.size >= maxRules || longest > maxLineLength) {
    throw new Error(
      `_headers has ${rules.size + 1} rules, the longest line ${longest} characters; hosts read ${maxRules} and ` +
        `${maxLineLength}. Move files to _astro/, and inline scripts or styles into files.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function pathsOf(file: string): string[] {
  if (file.startsWith('/_astro/')) return ['/_astro/*'];
  if (!file.endsWith('.html')) return [file];
  return [file === '/index.html' ? '/' : file.replace(/\.html$/, ''), file];
}
