import type { Deployment } from '../src/env.ts';
import type { BuiltSite } from './built-site.ts';
import { headersFor, type ResponseHeaders, sharedHeaders } from './headers.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
const maxRules = 100;
const maxLineLength = 2000;

/**
 * The text of `_headers` for Cloudflare static assets and Netlify. Where several rules match a path
 * both hosts join the values of a header with a comma, so no header stands in two matching rules:
 * what all paths share is in `/*`, the rest once for each path.
 *
 * @throws when a host would silently drop a rule or a line, or could not match a file's name
 */
export function cloudflareHeaders(site: BuiltSite, deployment: Deployment): string {
  const rules = new Map<string, ResponseHeaders>();
  for (const file of site.files) {
    for (const path of pathsOf(file)) rules.set(path, headersFor(file, site, deployment));
  }
  const shared = sharedHeaders([...rules.values()]);
  const lines = [['/*', shared] as const, ...rules].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers)
      .filter(([name]) => path === '/*' || !(name in shared))
      .map(([name, value]) => `  ${name}: ${value}`),
  ]);
  refuseOverLimits(rules.size + 1, lines);
  return `${lines.join('\n')}\n`;
}

function pathsOf(file: string): string[] {
  if (!/^[\w./-]+$/.test(file)) {
    throw new Error(`${file}: hosts match headers by path. Name it with a-z, 0-9, "-", "_", ".".`);
  }
  if (file.startsWith('/_astro/')) return ['/_astro/*'];
  if (!file.endsWith('.html')) return [file];
  return [file.replace(/(?:index)?\.html$/, ''), file];
}

function refuseOverLimits(rules: number, lines: readonly string[]): void {
  if (rules > maxRules) {
    throw new Error(
      `_headers needs ${rules} rules, hosts read ${maxRules}. Move files to _astro/.`,
    );
  }
  const long = lines.find((line) => line.length > maxLineLength);
  if (long !== undefined) {
    const name = long.trim().split(':', 1)[0];
    throw new Error(
      `_headers: ${name} has ${long.length} characters, hosts read ${maxLineLength}. ` +
        'Move inline scripts or styles of the page into files.',
    );
  }
}
