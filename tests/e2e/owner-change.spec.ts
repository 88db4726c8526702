import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { stringify } from 'yaml';
import { localVariables } from '../../scripts/local-site.ts';
import { agency } from '../content.ts';

const changed = {
  name: 'Patchbay',
  language: 'en-GB',
  tagline: 'A tagline that no page had before.',
  email: 'post@patchbay.example',
  phone: '+1 (646) 555-0199',
  hours: 'Tue-Sat 8AM-4PM PST',
  responseTime: 'within 36 hours',
  consultation: { minutes: 45, url: 'https://patchbay.example/calendar' },
  social: [
    { network: 'Bluesky', url: 'https://patchbay.example/bluesky' },
    { network: 'Mastodon', url: 'https://patchbay.example/mastodon' },
    { network: 'YouTube', url: 'https://patchbay.example/youtube' },
  ],
  figures: {
    availability: '18/6',
    uptime: '97%',
    clients: '70+',
    costReduction: 'up to 55%',
    conversionGain: 'up to 35%',
    uptimeGuarantee: '98.7%',
  },
} satisfies { [Fact in Exclude<keyof typeof agency, 'bases'>]: unknown };

/** Where a visitor must meet each fact; the footer brings the first five to every page. */
const everywhere = ['index', 'privacy-policy', 'terms-of-service', '404', '500'];
const places: readonly { fact: string; pages: readonly string[] }[] = [
  ...[changed.name, changed.tagline, changed.email, changed.phone, changed.hours].map((fact) => ({
    fact,
    pages: everywhere,
  })),
  ...changed.social
    .flatMap(({ network, url }) => [network, url])
    .map((fact) => ({
      fact,
      pages: everywhere,
    })),
  ...[...Object.values(changed.figures), changed.responseTime].map((fact) => ({
    fact,
    pages: ['index', 'terms-of-service'],
  })),
  { fact: '45 minutes', pages: ['index'] },
  { fact: '45-minute', pages: ['terms-of-service'] },
  { fact: changed.consultation.url, pages: ['index'] },
];

const notCopied = /^(?:node_modules|dist|tests|\..*)$/;

/** Builds a copy of the project whose agency is another one, and returns the folder of its pages. */
async function buildChanged(copy: string): Promise<string> {
  const root = resolve('.');
  for (const entry of await readdir(root)) {
    if (!notCopied.test(entry)) await cp(join(root, entry), join(copy, entry), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  await writeFile(
    join(copy, 'src/content/agency.yaml'),
    stringify({ ...changed, figures: figuresOf(changed.figures) }),
  );
  await promisify(execFile)(join(root, 'node_modules/.bin/astro'), ['build'], {
    cwd: copy,
    env: {
      ...process.env,
      ...localVariables('https://patchbay.example', 'https://mail.patchbay.example'),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  return join(copy, 'dist');
}

const figuresOf = (figures: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { value }]));

/** Every text of a fact but the names of networks, which the services have reason to speak of. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'network' ? [] : textsOf(part)));
}

test('O1 another agency in the one file is seen everywhere, and nothing of the first remains', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'changed-agency-'));
  try {
    const site = await buildChanged(copy);
    const read = (file: string) => readFile(join(site, file), 'utf8');
    const files = (await readdir(site, { recursive: true })).filter((file) => /\.\w+$/.test(file));
    for (const { fact, pages } of places) {
      for (const page of pages) expect(await read(`${page}.html`), page).toContain(fact);
    }
    for (const file of files.filter((name) => /\.(?:html|svg|xml|txt|webmanifest)$/.test(name))) {
      const text = (await read(file)).replaceAll(/<style>.*?<\/style>/gs, '');
      for (const fact of textsOf(agency))
        expect(text.includes(fact), `${fact} in ${file}`).toBe(false);
    }
    // A figure such as "50+" is also a piece of program text, so scripts are searched for the rest.
    const { figures: _, ...others } = agency;
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const text = await read(file);
      for (const fact of textsOf(others))
        expect(text.includes(fact), `${fact} in ${file}`).toBe(false);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
});
