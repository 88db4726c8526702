import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isScalar, parseDocument, stringify, visit } from 'yaml';
import { localVariables } from '../../scripts/local-addresses.ts';
import { agency } from '../content.ts';
import { buildCopy, copyProject, setOptionalFacts } from '../project-copy.ts';

const changed = {
  name: 'Patchbay',
  language: 'en-GB',
  tagline: 'A tagline that no page had before.',
  email: 'post@patchbay.example',
  phone: '+1 (646) 555-0199',
  demoLine: '+44 (0)20 7946 0018 ext. 7',
  hours: 'Tue-Sat 8AM-4PM PST',
  responseTime: 'within 36 hours',
  consultation: { minutes: 45, url: 'https://patchbay.example/calendar' },
  social: [
    { network: 'Bluesky', url: 'https://patchbay.example/bluesky' },
    { network: 'Mastodon', url: 'https://patchbay.example/mastodon' },
    { network: 'YouTube', url: 'https://patchbay.example/youtube' },
  ],
  figures: agency.figures.map(({ name }, index) => ({ name, value: `${71 + index}.5%` })),
  commitments: agency.commitments.map(({ name }, index) => ({
    name,
    text: `We keep promise ${index + 1} of ours.`,
  })),
  // A logo is no text: tests/unit/seo/logo-picture.test.ts has it.
} satisfies { [Fact in Exclude<keyof typeof agency, 'logo'>]: unknown };

/** The pages that must show each fact; the footer has the first five on every page. */
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
  ...[...changed.figures.map(({ value }) => value), changed.responseTime].map((fact) => ({
    fact,
    pages: ['index', 'terms-of-service'],
  })),
  { fact: 'href="tel:+442079460018;ext=7"', pages: ['index'] },
  { fact: '45-minute', pages: ['terms-of-service'] },
  { fact: changed.consultation.url, pages: ['index'] },
];

/** The facts as visitors read them, without the names that texts call them by. */
const oldFacts = {
  ...agency,
  figures: agency.figures.map(({ value }) => value),
  commitments: agency.commitments.map(({ text }) => text),
};

const isFixed = /^(?:order|speaker|pictogram|drawing|time)$/;

/** Another text of the same length, so that it fits the same place; references stay. */
function otherWords(text: string): string {
  return text.replace(/\{.*?\}+|[a-z]/gi, (found) =>
    found.length > 1 ? found : String.fromCharCode(found.charCodeAt(0) ^ 1),
  );
}

/** Changes every text of a content file, and returns the old ones. */
async function changeWords(file: string): Promise<string[]> {
  const document = parseDocument(await readFile(file, 'utf8'));
  const before: string[] = [];
  visit(document, {
    Pair: (_, { key }) =>
      isScalar(key) && isFixed.test(String(key.value)) ? visit.SKIP : undefined,
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      before.push(node.value);
      node.value = otherWords(node.value);
    },
  });
  await writeFile(file, document.toString({ lineWidth: 0 }));
  return before;
}

const customer = {
  quote: 'They picked up on a Sunday.',
  name: 'Ida Moss',
  firm: 'Moss Tiling',
  place: 'Leeds',
  link: 'https://moss.example/',
};

/** Builds a copy of the project with other words and facts, and returns the old words. */
async function buildChanged(copy: string): Promise<string[]> {
  await copyProject(copy);
  const content = join(copy, 'src/content');
  const files = (await readdir(content, { recursive: true })).filter((file) =>
    /\.yaml$/.test(file),
  );
  const before = await Promise.all(files.map((file) => changeWords(join(content, file))));
  await setOptionalFacts(copy, [customer]);
  await writeFile(join(content, 'agency.yaml'), stringify(changed));
  const env = localVariables('https://patchbay.example', 'https://mail.patchbay.example');
  await buildCopy(copy, env);
  return before.flat();
}

/** Every text of a fact except the names of networks, which the services mention. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'network' || key === 'icon' ? [] : textsOf(part),
  );
}

test('O1 changed words and facts appear everywhere, and nothing of the old ones remains', async () => {
  // A build of a copy of the whole project.
  test.setTimeout(180_000);
  const copy = await mkdtemp(join(tmpdir(), 'changed-agency-'));
  try {
    const words = await buildChanged(copy);
    const site = join(copy, 'dist');
    const read = (file: string) => readFile(join(site, file), 'utf8');
    const files = (await readdir(site, { recursive: true })).filter((file) => /\.\w+$/.test(file));
    for (const { fact, pages } of places) {
      for (const page of pages) {
        const markup = await read(`${page}.html`);
        expect(markup + markup.replaceAll(/<[^>]*>/g, ''), page).toContain(fact);
      }
    }
    const home = await read('index.html');
    const recording = /<audio controls[^>]* preload="none" src="\/([^"]+\.mp3)"/.exec(home)?.[1];
    expect(await read(recording ?? 'no recording')).toBe('sound');
    expect(home).toContain(`<blockquote cite="${customer.link}"`);
    for (const text of Object.values(customer)) expect(home).toContain(text);
    // Shorter ones, such as "Menu", are also names in the markup.
    const sentences = words.filter((text) => /\w \w+ \w/.test(text) && !text.includes('{{'));
    expect(sentences.length).toBeGreaterThan(150);
    for (const file of files.filter((name) => /\.(?:html|svg|xml|txt|webmanifest)$/.test(name))) {
      const text = (await read(file)).replaceAll(/<style>.*?<\/style>/gs, '');
      const left = [...textsOf(oldFacts), ...sentences].filter((each) => text.includes(each));
      expect(left, file).toEqual([]);
    }
    // A figure such as "50+" can occur in code, so scripts are searched for the others only.
    const { figures: _, ...others } = oldFacts;
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const text = await read(file);
      const left = [...textsOf(others), ...sentences].filter((each) => text.includes(each));
      expect(left, file).toEqual([]);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
});
