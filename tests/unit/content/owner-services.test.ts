import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { htmlElements } from '../../../hosting/html-elements.ts';
import { copyProject, type OwnerTree } from './owner-tree.ts';

const file = 'src/content/services.ts';
const added = [
  'Booking Desk',
  'Review Replies',
  'Order Status Line With a Long Name',
  'Quote Desk',
];

let tree: OwnerTree;
beforeAll(() => {
  tree = copyProject();
});
afterEach(() => tree.restore());
afterAll(() => tree.remove());

/** The text of the services file in three: what stands before them, each of them, the end. */
function parts() {
  const [head = '', ...services] = tree.read(file).split(/^(?= {2}\{\n {4}slug: )/m);
  const last = services.pop() ?? '';
  return { head, services: [...services, last.replace(/\];\s*$/, '')] };
}

function save(head: string, services: readonly string[]): void {
  tree.write(file, `${head}${services.join('')}];\n`);
}

async function build() {
  tree.write('.env', 'SITE_URL=https://www.agency.com\n');
  const { status, printed } = await tree.run('build');
  expect(status, printed).toBe(0);
  const html = tree.read('dist/index.html');
  const elements = htmlElements(html);
  const ids = new Set(elements.map(({ attributes }) => attributes.get('id')));
  const count = (name: string, attribute: string, value: RegExp) =>
    elements.filter(
      (each) => each.name === name && value.test(each.attributes.get(attribute) ?? ''),
    ).length;
  const json = elements.find(({ attributes }) => attributes.get('type') === 'application/ld+json');
  const said: { '@type': string; name: string; url: string }[] = JSON.parse(json?.text ?? '{}')[
    '@graph'
  ];
  return {
    cards: count('article', 'aria-labelledby', /-name$/),
    dialogs: count('dialog', 'id', /-details$/),
    footer: html.slice(html.lastIndexOf('<footer')),
    services: said.filter((item) => item['@type'] === 'Service'),
    ids,
    llms: tree.read('dist/llms.txt'),
    terms: tree.read('dist/terms-of-service.html'),
  };
}

function expectEverywhere(site: Awaited<ReturnType<typeof build>>, count: number): void {
  expect([site.cards, site.dialogs, site.services.length]).toEqual([count, count, count]);
  for (const { name, url } of site.services) {
    expect(site.ids).toContain(new URL(url).hash.slice(1));
    expect(site.llms).toContain(`### [${name}](${url})`);
    expect(site.terms).toContain(name);
    expect(site.footer).toContain(`>${name}</a>`);
  }
}

describe('O1 the services are what their one file says', () => {
  test('one taken out is gone everywhere', async () => {
    const { head, services } = parts();
    save(head, services.slice(1));
    const site = await build();
    expectEverywhere(site, 3);
    expect(site.terms + site.llms + site.footer).not.toContain('AI Voice Agent Receptionist');
  });

  test('four added stand everywhere, with a drawing that nobody had to make', async () => {
    const { head, services } = parts();
    const copies = added.map((name) =>
      (services.at(-1) ?? '')
        .replace(/slug: '.*'/, `slug: '${name.toLowerCase().replaceAll(' ', '-')}'`)
        .replace(/name: '.*'/, `name: '${name}'`)
        .replace(/^ {4}pictogram: .*\n/m, ''),
    );
    save(head, [...services, ...copies]);
    const site = await build();
    expectEverywhere(site, 8);
    expect(site.services.map(({ name }) => name)).toEqual(expect.arrayContaining(added));
  });
});
