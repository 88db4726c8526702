import { describe, expect, test } from 'vitest';
import { agency } from '../../../src/content/agency.ts';
import { factMistakes } from '../../../src/content/check-facts.ts';

const where = 'src/content/agency.ts: agency';

describe('O1 O2 the facts about the agency', () => {
  test('those of the repository are right', () => {
    expect(factMistakes(agency)).toEqual([]);
  });

  test('a fact may be added', () => {
    expect(factMistakes({ ...agency, address: '1 Main Street' })).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, '.name (" ") is empty or no text. Write the words that visitors read.'],
    [{ tagline: undefined }, '.tagline (missing) is empty or no text.'],
    [
      { email: 'hello.agency.com' },
      '.email ("hello.agency.com") has no "@". Write an address like',
    ],
    [{ email: 'a@b' }, '.email ("a@b") is no e-mail address.'],
    [{ email: 'a@b.com, c@d.com' }, '.email ("a@b.com, c@d.com") is no e-mail address.'],
    [{ email: 'a@b.com\nBcc: c@d.com' }, '.email ("a@b.com\\nBcc: c@d.com") is no e-mail address.'],
    [{ phone: 'call us' }, '.phone ("call us") has too few digits for a phone number.'],
    [
      { consultation: { minutes: 0, url: 'https://a.com' } },
      '.consultation.minutes (0) is no number',
    ],
    [{ consultation: { minutes: 1.5, url: 'https://a.com' } }, '.consultation.minutes (1.5) is no'],
    [
      { consultation: { minutes: '30', url: 'https://a.com' } },
      '.consultation.minutes ("30") is no',
    ],
    [
      { consultation: { minutes: 30, url: 'a.com' } },
      '.consultation.url ("a.com") is no https address.',
    ],
    [{ consultation: 30 }, '.consultation (30) is no group of facts.'],
    [
      { social: [{ network: 'X', url: 'http://x.com' }] },
      '.social.0.url ("http://x.com") is no https',
    ],
    [{ social: ['X'] }, '.social.0 ("X") is no social link.'],
    [{ social: null }, '.social (null) is no list.'],
    [{ figures: { ...agency.figures, uptime: 99 } }, '.figures.uptime (99) is empty or no text.'],
    [
      { figures: { ...agency.figures, clients: undefined } },
      '.figures.clients (missing) is empty or no text.',
    ],
    [{ figures: '99%' }, '.figures ("99%") is no group of figures.'],
  ])('%j is named with its mend', (change, line) => {
    const mistakes = factMistakes({ ...agency, ...change });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.startsWith(where + line)).toBe(true);
    expect(mistakes[0]).not.toContain('\n');
  });

  test('every mistake is named at once', () => {
    expect(factMistakes({ ...agency, name: '', email: 'x', hours: 9 })).toHaveLength(3);
  });

  test('a file without facts is named', () => {
    expect(factMistakes(undefined)).toEqual([
      `${where} (missing) is no object. Write { name: "…", email: "…" } and so on.`,
    ]);
  });
});
