import type { Deployment } from '../src/env.ts';
import type { BuiltSite } from './built-site.ts';
import { headersFor, type ResponseHeaders, sharedHeaders } from './headers.ts';

/**
 * The text of `_headers` for Cloudflare static assets and Netlify. Where several rules match a path
 * both hosts join the values of a header with a comma, so no header stands in two matching rules:
 * what all paths share is in `/*`, the rest once for each path. They read 100 rules, and 2,000 characters of a line:
 * https://developers.cloudflare.com/workers/static-assets/headers/
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
  return `${lines.join('\n')}\n`;
}

function pathsOf(file: string): string[] {
  if (file.startsWith('/_astro/')) return ['/_astro/*'];
  if (!file.endsWith('.html')) return [file];
  return [file.replace(/(?:index)?\.html$/, ''), file];
}
