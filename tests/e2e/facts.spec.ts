import { agency } from '../content.ts';
import { documents, openDocument } from './documents.ts';
import { expect, test } from './test.ts';

const { consultation } = agency;
const shown = agency.figures.map(({ value }) => value);

/** A pattern for each kind of fact, and the facts that may match it. */
const kinds: readonly { kind: string; pattern: RegExp; facts: readonly string[] }[] = [
  { kind: 'an address', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, facts: [agency.email] },
  { kind: 'a phone number', pattern: /\+\d[\d ().-]{7,}\d/g, facts: [agency.phone.display] },
  { kind: 'hours', pattern: /\bMon\W.*?\b[A-Z]?[ECMP][SD]?T\b/g, facts: [agency.hours] },
  { kind: 'a promise', pattern: /within \d+ \w+/g, facts: [agency.responseTime] },
  { kind: 'a length', pattern: /\d+(?=[- ]minutes?\b)/g, facts: [String(consultation.minutes)] },
  {
    kind: 'a figure',
    pattern: /(?:[Uu]p to )?\d+(?:\.\d+)?(?:%|\+|\/7)/g,
    facts: shown,
  },
];

/** Every text node of the page, hidden ones such as in dialogs included. */
function textsOfPage(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.closest('script, style, noscript')) found.push(textContent ?? '');
  }
  return found;
}

test("O1 every fact on every page is the agency's own", async ({ page, pageEvents }) => {
  for (const document of documents) {
    await openDocument(page, pageEvents, document);
    const text = (await page.evaluate(textsOfPage)).join('\n');
    for (const { kind, pattern, facts } of kinds) {
      for (const [found] of text.matchAll(pattern)) expect(facts, kind).toContain(found);
    }
    const targets = await page
      .locator('a[href^="mailto:"], a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(targets)).toEqual(new Set([`mailto:${agency.email}`, agency.phone.href]));
  }
});

test('O1 both policies name the agency, the terms explain each figure', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const { name, email, phone, hours } = agency;
    for (const fact of [name, email, phone.display, hours]) await expect(main).toContainText(fact);
    await expect(main).not.toContainText('{{');
  }
  const main = page.getByRole('main');
  for (const figure of shown) {
    await expect(main.getByRole('listitem').filter({ hasText: figure }).first()).toBeVisible();
  }
  await expect(main).toContainText(`${consultation.minutes}-minute consultation`);
  await expect(main).toContainText(agency.responseTime);
});
