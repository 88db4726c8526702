import type { ContactForm } from './support/contact-form.ts';
import { expectNotFound } from './support/documents.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** Elements, by a selector, and the whole text of each in order; a regular expression stands for a part of one. */
type Row = readonly [selector: string, ...texts: (string | RegExp)[]];

/** A state of the site, how it is reached, and what the owner asked to read there. */
type State = readonly [name: string, reach: (form: ContactForm) => unknown, ...rows: Row[]];

const anything = /\S/;

const services = [
  'AI Voice Agent Receptionist',
  'AI Website Chatbot',
  'Social Media Chat Agents',
  'Website Building',
];

const visit = (path: string) => (form: ContactForm) => form.page.goto(path);

const policy = (path: string, heading: string, sections: number): State => [
  heading,
  visit(path),
  ['h1', heading],
  ['main p:has(time)', 'Effective Date: January 1, 2025'],
  ['main time[datetime="2025-01-01"]', 'January 1, 2025'],
  ['main h2[id]:not(nav *)', ...Array<RegExp>(sections).fill(anything)],
  ['main a[href="/"]', 'Back to Home', 'Back to Home'],
];

/** The owner's own strings, with place, count and order. */
const table: readonly State[] = [
  [
    'home',
    visit('/'),
    [
      'header ~ main:has(#hero ~ #services ~ #company ~ #technology ~ #about ~ #contact) ~ footer',
      anything,
    ],
    ['header nav a', 'Services', 'About', 'Contact'],
    ['header a[href="#contact"]', 'Contact', 'Get Started'],
    ['[aria-label="Toggle theme"][title="Switch to dark mode"]', ''],
    ['h1', 'Elegant AI Solutions for Modern Business'],
    [
      'h1 + p + p',
      'Transform the customer experience with sophisticated AI voice agents and intelligent automation.',
    ],
    ['#hero a[href="#contact"]', 'Get Started Today'],
    ['#hero a[href="#services"]', 'See Our Services'],
    ['#hero dt + dd', '24/7', '99%', '50+', 'AI'],
    ['#hero dt', 'Always Available', 'Uptime Guarantee', 'Happy Clients', 'Powered Solutions'],
    ['#services figure > p', 'Booked, 8:10 AM'],
    ['#services h3', ...services],
    ['#services article button', /^Learn More/, /^Learn More/, /^Learn More/, /^Learn More/],
    ...services.map(
      (name): Row => [
        `#services article:has(h3:text-is("${name}")) ul > li`,
        ...Array<RegExp>(4).fill(anything),
      ],
    ),
    [
      '#services article',
      /up to 60% cost reduction/,
      /up to 40% conversion gain/,
      anything,
      /99\.9% .*uptime guarantee/,
    ],
    ['#company dl >> nth=0 >> dd', '99%', '50+', '24/7'],
    ['#company dl >> nth=0 >> dt', /Uptime/, /Clients/, /Support/],
    ['#technology h3', 'Machine Learning', 'Cloud Infrastructure', 'Modern Development'],
    ['#services h2', /Services/],
    ['#about h2', /About.*Why Choose Us\?$/],
    ['#contact h2', /Contact/],
    ['#about ol > li', anything, anything, anything],
    ['#about summary:text("never")', 'What will an agent never do?'],
    ['#about a[href="#contact"]', 'Start Your Journey'],
    ['#contact :is(h2, h3):text("Send")', 'Send a Message'],
    ['#contact form label', 'First Name', 'Last Name', 'Email', 'Company', 'Message'],
    ['#contact form [type=submit]', 'Send Message'],
    ['#contact article:has(a[href^="mailto:"])', /within 24 hours/],
    ['#contact article:has(a[href^="tel:"])', /Mon-Fri 9AM-6PM EST/],
    ['#contact article:has(a[target=_blank])', /^Free Consultation.*Book Now.*30-minute/],
    ['footer a[href="#contact"]', 'Get in Touch'],
    ['footer a[href="#services"]', ...services],
  ],
  [
    'dark theme',
    async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Toggle theme').click();
    },
    ['[aria-label="Toggle theme"][title="Switch to light mode"]', ''],
  ],
  ...services.map(
    (name, index): State => [
      `dialog of ${name}`,
      async ({ page }) => {
        await page.goto('/');
        const card = page.locator('#services article').nth(index);
        await card.getByRole('button', { name: 'Learn More' }).click();
      },
      ['dialog[open] h2', name],
      ['dialog[open] h3', 'Overview', 'Key Benefits', 'Technical Specifications'],
      ['dialog[open] a[href="#contact"]', 'Get Started'],
    ],
  ),
  [
    'errors',
    states.errors.reach,
    [
      '#contact form p[id$="-error"]',
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Company name must be at least 2 characters',
      'Message must be at least 10 characters',
    ],
  ],
  [
    'sent',
    states.sent.reach,
    ['[role=dialog] h2', 'Message sent successfully!'],
    ['[role=dialog] p', "Thank you for your message. We'll get back to you within 24 hours."],
  ],
  [
    'sending',
    (form) => form.openAndSubmit(newInquiry(), 'hang'),
    ['#contact form [type=submit]:is(:disabled, [aria-disabled=true])', 'Sending...'],
  ],
  [
    'failed',
    states.failed.reach,
    ['[role=dialog] h2', 'Unable to send message'],
    [
      '[role=dialog] p',
      /^Please contact us directly at \S+@\S+ or call \+.+ for immediate assistance\.$/,
    ],
  ],
  ['crashed', states.crashed.reach, ['#contact h1', 'Unexpected Application Error!']],
  [
    'handed to the mail client',
    states.unsent.reach,
    ['[role=dialog] h2', 'Email client opened!'],
    ['#contact button:text-matches("^(Copy|Delete)")', 'Copy message', 'Delete this message'],
    [
      '[role=dialog] p',
      "We've opened your default email client with your message pre-filled. Please send the email to complete your inquiry.",
    ],
  ],
  policy('/privacy-policy', 'Privacy Policy', 10),
  policy('/terms-of-service', 'Terms of Service', 13),
  [
    'unknown path',
    visit('/no/such/page'),
    ['h1', 'Oops! Page not found'],
    ['main a', 'Return to Home'],
  ],
];

test('H Q8 H8 H10 H11 H12 H13 H17 every string that the owner asked for is in its place', async ({
  form,
  page,
  pageEvents,
}) => {
  test.slow();
  expectNotFound(pageEvents, '/no/such/page');
  for (const [name, reach, ...rows] of table) {
    // From there, any address loads its page anew, and no draft comes into a field as the test fills it in.
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    await reach(form);
    for (const [selector, ...texts] of rows) {
      const shown = page.locator(selector).filter({ visible: true });
      await expect
        .soft(
          shown,
          `This is the owner's text from docs/requirements.md (${name}). If you changed it on purpose, change this table too.`,
        )
        .toHaveText(texts, { timeout: 5000 });
    }
  }
  const [link = ''] = pageEvents.mailLinks;
  expect(new URL(link).searchParams.get('subject')).toBe(
    'New inquiry from Ada Quill - Quill Plumbing',
  );
});
