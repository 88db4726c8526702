import { readdirSync, readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { siteFolder } from './support/addresses.ts';
import { documents } from './support/documents.ts';
import { expect, test } from './support/test.ts';

/** What the standard requires, but no code style: React has its own. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'no-missing-references': 'error',
      // Safari announces a list without markers only if it has the role.
      'no-redundant-role': 'off',
    },
  }),
);

test('Q5 every file is valid HTML, as it is served', async () => {
  const files = readdirSync(siteFolder).filter((name) => name.endsWith('.html'));
  expect(files.length).toBeGreaterThanOrEqual(documents.length);
  for (const file of files) {
    const { results } = await validator.validateString(
      readFileSync(`${siteFolder}/${file}`, 'utf8'),
    );
    const messages = results.flatMap((result) => result.messages);
    const issues = messages
      // Astro puts a style for its islands into the body.
      .filter((each) => !each.message.startsWith('<style> element is not permitted'))
      .map((each) => `${each.line}: ${each.ruleId}: ${each.message}`);
    expect.soft(issues, file).toEqual([]);
  }
});

test('Q5 R6 no link, file or anchor is dead or redirected', async ({ request, baseURL }) => {
  for (const { path } of documents) {
    const html = await (await request.get(path)).text();
    const addresses = [...html.matchAll(/\s(?:href|src|component-url|renderer-url)="([^"]+)"/g)]
      .map(([, address = '']) => new URL(address, `${baseURL}${path}`).href)
      .filter((address) => address.startsWith(`${baseURL}/`));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of new Set(addresses)) {
      const [target = '', hash] = address.split('#');
      const response = await request.get(target);
      if (target !== baseURL + path) expect(response.status(), address).toBe(200);
      expect(response.url(), address).toBe(target);
      if (hash) expect(await response.text(), address).toContain(` id="${hash}"`);
    }
  }
});

test('K the licenses of shipped packages are listed', async ({ request }) => {
  const text = await (await request.get('/third-party-licenses.md')).text();
  for (const name of ['react-dom', '@base-ui/react', '@emailjs/browser']) {
    expect(text).toContain(name);
  }
  // Used only by the build.
  expect(text).not.toContain('## astro');
  const others = await (await request.get('/further-licenses.txt')).text();
  for (const name of ['Astro', 'Hanken Grotesk', 'Schibsted-Grotesk']) {
    expect(others).toContain(name);
  }
});
