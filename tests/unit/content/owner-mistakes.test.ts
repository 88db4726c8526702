import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type OwnerTree } from './owner-tree.ts';

const agency = 'src/content/agency.ts';
const services = 'src/content/services.ts';
const keys =
  'EMAILJS_PUBLIC_KEY=public-key\nEMAILJS_SERVICE_ID=service_abc\nEMAILJS_TEMPLATE_ID=template_abc\n';

/** Writes a fact as an owner types it, right or wrong. */
function setFact(tree: OwnerTree, name: string, typed: string): void {
  tree.edit(agency, new RegExp(`^ {2}${name}: .*$`, 'm'), `  ${name}: ${typed}`);
}

/** The facts as they are delivered or as they should be: the same five edits either way. */
function setFacts(tree: OwnerTree, host: string, phone: string, basis: string): void {
  setFact(tree, 'email', `'hello@${host}',`);
  setFact(tree, 'phone', `'${phone}',`);
  const text = tree.read(agency);
  const end = text.indexOf('figuresBasis');
  const facts = text.slice(0, end).replaceAll(/url: '[^']*'/g, `url: 'https://${host}/page'`);
  const notes = text.slice(end).replaceAll(/^( {2}\w+): .*,$/gm, `$1: '${basis}',`);
  tree.write(agency, facts + notes);
}

interface Mistake {
  readonly what: string;
  readonly make: (tree: OwnerTree) => void;
  /** What must stand in the line that the command prints. */
  readonly says: string;
}

/** Slips that stop every build: the command prints what is wrong and builds nothing. */
const builds: readonly Mistake[] = [
  {
    what: 'an apostrophe in a text',
    make: (tree) => setFact(tree, 'name', "'Joe's Phones',"),
    says: `${agency}, line 6: an apostrophe ends the text too early: name: 'Joe's Phones',`,
  },
  {
    what: 'a comma left out',
    make: (tree) => setFact(tree, 'name', "'Brightline'"),
    says: `${agency}, line 7: a comma is missing at the end of line 6.`,
  },
  {
    what: 'a text without its last quotation mark',
    make: (tree) => setFact(tree, 'name', "'Brightline,"),
    says: `${agency}, line 7: the text on line 6 is not closed. Put a quotation mark at its end: name: 'Brightline',`,
  },
  {
    what: 'a word without quotation marks',
    make: (tree) => setFact(tree, 'name', 'Brightline,'),
    says: `${agency}, line 6: Brightline stands there without quotation marks. Write 'Brightline'.`,
  },
  {
    what: 'words without quotation marks',
    make: (tree) => setFact(tree, 'name', 'Bright Line,'),
    says: `${agency}, line 6: the words after the colon need quotation marks: name: Bright Line,`,
  },
  {
    what: 'quotation marks from a word processor',
    make: (tree) => setFact(tree, 'name', '‘Brightline’,'),
    says: `${agency}, line 6: the text stands between curly quotation marks. Put straight ones around it: 'like this'.`,
  },
  {
    what: 'the end of a file cut off',
    make: (tree) => tree.write(agency, tree.read(agency).slice(0, 400)),
    says: `${agency}, line `,
  },
  {
    what: 'an e-mail address without @',
    make: (tree) => setFact(tree, 'email', "'hello.example.com',"),
    says: `${agency}: agency.email ("hello.example.com") has no "@". Write an address like hello@agency.com.`,
  },
  {
    what: 'a scheduling page without https',
    make: (tree) => tree.edit(agency, /url: '[^']*'/, "url: 'cal.com/me'"),
    says: `${agency}: agency.consultation.url ("cal.com/me") is no https address.`,
  },
  {
    what: 'a number in quotation marks',
    make: (tree) => tree.edit(agency, /minutes: \d+/, "minutes: '30'"),
    says: `${agency}: agency.consultation.minutes ("30") is no number of minutes. Write a whole number above 0, without quotes.`,
  },
  {
    what: 'a fact deleted that the texts use',
    make: (tree) => tree.edit(agency, /^ {4}clients: .*\n/m, ''),
    says: `${agency}: agency.figures.clients (missing) is empty or no text.`,
  },
  {
    what: 'a misspelled fact in a text',
    make: (tree) => tree.edit('src/content/home.ts', /figures\.clients/, 'figures.client'),
    says: 'src/content/home.ts: hero.stats.2.figure (missing) is empty. Write its words.',
  },
  {
    what: 'a misspelled fact within a sentence',
    make: (tree) => tree.edit('src/content/home.ts', /(?<=\{)agency\.name(?=\})/, 'agency.nmae'),
    says: 'uses a fact that src/content/agency.ts does not have. Check the name between ',
  },
  {
    what: 'a service with three features',
    make: (tree) => tree.edit(services, /(?<=features: \[\n)\s+['"`].*\n/, ''),
    says: 'does not hold four features. Every card shows exactly four.',
  },
  {
    what: 'a copied service that kept its name',
    make: (tree) => {
      const text = tree.read(services);
      const copy = text.slice(text.indexOf('  {\n    slug'), text.lastIndexOf('];'));
      tree.write(services, text.replace(/\];\s*$/, `${copy}];\n`));
    },
    says: `${services}: services.4.slug ("ai-voice-agent-receptionist") stands at services.0 too. Give each service its own.`,
  },
  {
    what: 'too few services',
    make: (tree) => {
      const text = tree.read(services);
      const blocks = text.split(/^(?= {2}\{\n {4}slug: )/m);
      tree.write(services, `${blocks.slice(0, 3).join('')}];\n`);
    },
    says: 'are too few. The page holds 3 to 8.',
  },
  {
    what: 'a drawing that does not exist',
    make: (tree) => tree.edit(services, /pictogram: '\w+'/, "pictogram: 'robot'"),
    says: `${services}: services.0.pictogram ("robot") is no drawing of this site.`,
  },
  {
    what: 'a placeholder in a policy that names nothing',
    make: (tree) =>
      tree.edit('src/content/privacy-policy.md', /\{\{agency\.email\}\}/, '{{agency.mail}}'),
    says: 'src/content/privacy-policy.md: {{agency.mail}} names no fact.',
  },
  {
    what: 'a policy section taken out without numbering the rest',
    make: (tree) => tree.edit('src/content/terms-of-service.md', /## 11\. [\s\S]*?(?=## 12)/, ''),
    says: 'src/content/terms-of-service.md: the heading "12. Governing law" is number 11 of the text.',
  },
  {
    what: 'a date that is none',
    make: (tree) => tree.edit('src/content/policy-dates.ts', /'\d{4}-\d\d-\d\d'/, "'January 2026'"),
    says: 'src/content/policy-dates.ts: privacy.effective ("January 2026") is no date. Write it like "2026-01-31".',
  },
  {
    what: 'an address without https://',
    make: (tree) => tree.write('.env', 'SITE_URL=www.agency.com\n'),
    says: 'SITE_URL "www.agency.com" has no scheme. Write it like "https://www.agency.com".',
  },
  {
    what: 'one key of three left out',
    make: (tree) => tree.write('.env', keys.replace(/EMAILJS_TEMPLATE_ID.*\n/, '')),
    says: 'EMAILJS_TEMPLATE_ID is not set, but EMAILJS_PUBLIC_KEY and EMAILJS_SERVICE_ID are.',
  },
  {
    what: 'service and template swapped',
    make: (tree) =>
      tree.write('.env', keys.replace('service_abc', 'x').replace('template_abc', 'service_abc')),
    says: 'EMAILJS_TEMPLATE_ID "serv…" is the ID of a service. Put the ID of the template here.',
  },
  {
    what: 'a misspelled variable',
    make: (tree) => tree.write('.env', 'SITEURL=https://www.agency.com\n'),
    says: '.env, line 1: SITEURL is no variable of this site. Write SITE_URL.',
  },
  {
    what: 'a variable without "="',
    make: (tree) => tree.write('.env', 'SITE_URL https://www.agency.com\n'),
    says: '.env, line 1: SITE_URL has no "=" behind it.',
  },
  {
    what: 'a file that an editor named .env.txt',
    make: (tree) => tree.write('.env.txt', 'SITE_URL=https://www.agency.com\n'),
    says: '.env.txt is not read. Rename it to .env, with the dot and without an ending.',
  },
];

/** Slips that a build can live with and a release cannot (O4). */
const releases: readonly Mistake[] = [
  {
    what: 'a policy whose words are newer than its date',
    make: (tree) => tree.edit('src/content/privacy-policy.md', /no cookies/, 'some cookies'),
    says: 'src/content/privacy-policy.md: its words are no longer those of ',
  },
  {
    what: 'an address on this computer',
    make: (tree) => tree.write('.env', 'SITE_URL=http://localhost:8787\n'),
    says: 'SITE_URL "http://localhost:8787" is reached from nowhere but inside a network.',
  },
  {
    what: 'the key of the inbox on this computer',
    make: (tree) => tree.write('.env', keys.replace('public-key', 'local-public-key')),
    says: 'EMAILJS_PUBLIC_KEY is the key of the inbox on this computer. Write your own.',
  },
  {
    what: 'a phone number without a country code',
    make: (tree) => setFact(tree, 'phone', "'(212) 736-5000',"),
    says: 'agency.phone ("(212) 736-5000") has no country code',
  },
  {
    what: 'a description that search results cut off',
    make: (tree) =>
      tree.edit(
        'src/content/pages.ts',
        /(?<=description:\n\s+')/,
        'These words are too many. '.repeat(5),
      ),
    says: 'src/content/pages.ts: pages.home.description (',
  },
];

let tree: OwnerTree;
beforeAll(() => {
  tree = copyProject();
});
afterEach(() => tree.restore());
afterAll(() => tree.remove());

async function expectStopped(command: string, { make, says }: Mistake): Promise<string> {
  make(tree);
  const { status, printed } = await tree.run(command);
  const line = printed.split('\n').find((text) => text.includes(says));
  expect(line, printed).toBeDefined();
  expect(status).toBe(1);
  expect(printed, 'no stack, no code, no word of the machinery').not.toMatch(
    /^\s+at |Error:|ERR_|node:internal|undefined is/m,
  );
  return printed;
}

describe('O2 a mistake stops the build with a line that says what to do', () => {
  test.each(builds)('$what', async (mistake) => {
    expect(await expectStopped('build', mistake)).toContain('Nothing was built.');
  });
});

describe('O4 a mistake stops the release with a line that says what to do', () => {
  test.each(releases)('$what', async (mistake) => {
    await expectStopped('release-check', mistake);
  });
});

test('O4 everything that the example leaves to fill in is refused at once', async () => {
  setFacts(tree, 'example.com', '+1 (212) 555-0142', '');
  const { status, printed } = await tree.run('release-check');
  const items = [
    'SITE_URL is not set.',
    'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set.',
    'agency.email ("hello@example.com") is a placeholder.',
    'agency.phone ("+1 (212) 555-0142") is a placeholder: 555-01xx is kept for films.',
    'agency.consultation.url ("https://example.com/page") is a placeholder.',
    'agency.social.0.url ("https://example.com/page") is a placeholder.',
    'figuresBasis.clients ("") is empty. Write what was counted or measured',
  ];
  for (const item of items) expect(printed).toContain(item);
  expect(status).toBe(1);
});

test('O4 a site with everything filled in is let through', async () => {
  tree.write('.env', `SITE_URL=https://www.brightline.agency\n${keys}`);
  setFacts(tree, 'brightline.agency', '+1 (646) 736-5000', 'Counted on March 2, 2026.');
  const { status, printed } = await tree.run('release-check');
  expect(printed).toBe(
    'Ready: nothing stands in the way of a release to https://www.brightline.agency.\n',
  );
  expect(status).toBe(0);
});

test('O2 several mistakes are named at once', async () => {
  tree.write('.env', 'SITE_URL=www.agency.com\nEMAILJS_SERVICEID=x\n');
  setFact(tree, 'email', "'hello',");
  tree.edit(agency, /minutes: \d+/, 'minutes: 0');
  const { printed } = await tree.run('build');
  expect(printed.trim().split('\n')).toHaveLength(5);
});
