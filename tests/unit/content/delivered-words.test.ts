import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import * as content from '../../content.ts';
import { copyContent, inCopy, loadCopy } from './content-copy.ts';

const { agency } = content;

/** What stands in quotes in docs/requirements.md, and so in the content as it is delivered. */
const required: Readonly<Record<string, readonly string[]>> = {
  R2: ['Effective Date:', 'Back to Home'],
  R4: ['Oops! Page not found', 'Return to Home'],
  R5: ['Unexpected Application Error!', '500 Internal Server Error'],
  H1: ['Services', 'About', 'Contact', 'Get Started'],
  H4: ['Toggle theme', 'Switch to dark mode', 'Switch to light mode'],
  H6: [
    'Elegant AI Solutions for Modern Business',
    'Transform your customer experience with sophisticated AI voice agents and intelligent automation.',
    ...['Get Started Today', 'See Our Services', 'Always Available', 'Uptime Guarantee'],
    ...['Happy Clients', 'Powered Solutions', '24/7', '99%', '50+', 'AI'],
  ],
  H8: [
    ...['AI Voice Agent Receptionist', 'AI Website Chatbot', 'Social Media Chat Agents'],
    ...['Website Building', 'Learn More'],
  ],
  H9: ['Overview', 'Key Benefits', 'Technical Specifications'],
  H11: ['Machine Learning', 'Cloud Infrastructure', 'Modern Development'],
  H12: ['Why Choose Us?', 'Start Your Journey'],
  H13: ['up to 60%', 'up to 40%', '99.9%'],
  H14: [
    'Send a Message',
    'within 24 hours',
    'Mon-Fri 9AM-6PM EST',
    'Free Consultation',
    'Book Now',
  ],
  H15: ['Get in Touch'],
  F1: ['First Name', 'Last Name', 'Email', 'Company', 'Message', 'Send Message'],
  F2: [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Company name must be at least 2 characters',
    'Message must be at least 10 characters',
  ],
  F4: ['Sending...'],
  F6: [
    'Message sent successfully!',
    "Thank you for your message. We'll get back to you within 24 hours.",
  ],
  F7: [
    'Email client opened!',
    "We've opened your default email client with your message pre-filled. Please send the email to complete your inquiry.",
  ],
  F10: [
    'Unable to send message',
    `Please contact us directly at ${agency.email} or call ${agency.phone.display} for immediate assistance.`,
  ],
};

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('O1 no words or facts of the content stand in the code', () => {
  const { name, email, phone } = agency;
  const sentences = textsOf(content).filter((text) => /(?:\w+ ){3}\w/.test(text));
  const files = globSync('{src,hosting}/**/*.{ts,tsx,astro,css}');
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
    const words = [name, email, phone.display, ...sentences].filter((text) => code.includes(text));
    return words.map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

// An agency gives the content its own name first, and then its own words.
describe.skipIf(agency.name !== 'Switchboard')('the delivered content', () => {
  test.each(Object.entries(required))('%s has the words that are required', (_, words) => {
    const texts = new Set(textsOf(content));
    expect(words.filter((text) => !texts.has(text))).toEqual([]);
  });

  test('R2 the policies have their date, and ten and thirteen numbered sections', () => {
    for (const [name, count] of [
      ['privacy', 10],
      ['terms', 13],
    ] as const) {
      const { effective, markdown } = content.documents[name];
      expect(effective).toBe('2025-01-01');
      const numbers = [...markdown.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
      expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    }
  });

  test('H10 the agent of the example says first that it is an AI', () => {
    const { turns } = content.exampleCall.call;
    expect(turns.find(({ speaker }) => speaker === 'agent')?.text).toMatch(/\bAI\b/);
  });

  describe('facts', () => {
    copyContent();

    test('O1 no text has a fact of its own: all follow the file of facts', () => {
      const path = inCopy('agency.yaml');
      const { figures, ...facts } = parse(readFileSync(path, 'utf8'), { schema: 'failsafe' });
      const others = {
        ...{ email: 'post@other.example', phone: '+44 20 7946 0018', hours: 'Sat 8-9' },
        responseTime: 'in a week',
      };
      const changed = figures.map((figure: object) => ({ ...figure, value: 'none' }));
      writeFileSync(path, stringify({ ...facts, ...others, figures: changed }, { lineWidth: 0 }));
      const old = [agency.email, agency.phone.display, agency.hours, agency.responseTime];
      const texts = textsOf(loadCopy());
      for (const fact of [...old, ...agency.figures.map(({ value }) => value)]) {
        expect(texts.filter((text) => text.includes(fact))).toEqual([]);
      }
    });
  });
});
