import { describe, expect, test } from 'vitest';
import * as content from '../../content.ts';

const {
  agency,
  contact,
  contactForm,
  documents,
  exampleCall,
  hero,
  pages,
  routePages,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} = content;

// The content as it is delivered: an agency gives it its own name first, and then its own words.
describe.skipIf(agency.name !== 'Switchboard')('the words of the specification', () => {
  test('R1 R2 R4 R5 pages', () => {
    expect(routePages.map(({ path }) => path)).toEqual([
      '/',
      '/privacy-policy',
      '/terms-of-service',
    ]);
    expect(pages.notFound.heading).toBe('Oops! Page not found');
    expect(pages.notFound.button).toBe('Return to Home');
    expect(pages.error.heading).toBe('Unexpected Application Error!');
    expect(pages.error.status).toBe('500 Internal Server Error');
    expect(sharedWords.policy).toMatchObject({
      effective: 'Effective Date:',
      back: 'Back to Home',
    });
    const sections = [documents.privacy, documents.terms].map(({ effective, markdown }) => [
      effective,
      ...[...markdown.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number)),
    ]);
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    expect(sections).toEqual([
      ['2025-01-01', ...upTo(10)],
      ['2025-01-01', ...upTo(13)],
    ]);
  });

  test('H1 H4 H15 header and footer', () => {
    expect(sharedWords.nav.links.map(({ text }) => text)).toEqual(['Services', 'About', 'Contact']);
    expect(sharedWords.nav.button.text).toBe('Get Started');
    expect(sharedWords.theme).toMatchObject({
      toggle: 'Toggle theme',
      toDark: 'Switch to dark mode',
      toLight: 'Switch to light mode',
    });
    expect(sharedWords.footer.button).toBe('Get in Touch');
  });

  test('H6 H10 hero and company', () => {
    expect(hero).toMatchObject({
      title: 'Elegant AI Solutions for Modern Business',
      tagline:
        'Transform your customer experience with sophisticated AI voice agents and intelligent automation.',
      primaryButton: 'Get Started Today',
      secondaryButton: 'See Our Services',
      stats: [
        { figure: '24/7', label: 'Always Available' },
        { figure: '99%', label: 'Uptime Guarantee' },
        { figure: '50+', label: 'Happy Clients' },
        { figure: 'AI', label: 'Powered Solutions' },
      ],
    });
    expect(
      exampleCall.stats.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`),
    ).toEqual(['99% uptime', '50+ clients', '24/7 support']);
    expect(exampleCall.call.label).toMatch(/example/i);
    expect(exampleCall.call.turns.find(({ speaker }) => speaker === 'agent')?.text).toMatch(
      /\bAI\b/,
    );
  });

  test('H8 H9 H11 H12 H13 services, technology, reasons', () => {
    expect(services.map(({ name }) => name)).toEqual([
      'AI Voice Agent Receptionist',
      'AI Website Chatbot',
      'Social Media Chat Agents',
      'Website Building',
    ]);
    expect(servicesSection).toMatchObject({
      learnMore: 'Learn More',
      overview: 'Overview',
      benefits: 'Key Benefits',
      specifications: 'Technical Specifications',
    });
    expect(technology.cards.map(({ title }) => title)).toEqual([
      'Machine Learning',
      'Cloud Infrastructure',
      'Modern Development',
    ]);
    expect(whyChooseUs).toMatchObject({ title: 'Why Choose Us?', button: 'Start Your Journey' });
    const shown = services
      .map(({ figure }) => figure && `${figure.value} ${figure.text}`)
      .join('\n');
    for (const figure of [
      /up to 60% cost reduction/,
      /up to 40% conversion gain/,
      /99\.9% uptime guarantee/,
    ]) {
      expect(shown).toMatch(figure);
    }
  });

  test('H14 contact', () => {
    expect(contact.form.title).toBe('Send a Message');
    expect([agency.responseTime, agency.hours]).toEqual(['within 24 hours', 'Mon-Fri 9AM-6PM EST']);
    expect(contact.email.text).toContain(agency.responseTime);
    expect(contact.phone.text).toContain(agency.hours);
    expect(contact.consultation).toMatchObject({ title: 'Free Consultation', button: 'Book Now' });
    expect(contact.consultation.text).toContain('30 minutes');
  });

  test('F1 F2 F4 fields and buttons', () => {
    const { fields, send, sending } = contactForm;
    expect(Object.values(fields).map(({ label, error }) => [label, error])).toEqual([
      ['First Name', 'First name must be at least 2 characters'],
      ['Last Name', 'Last name must be at least 2 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Company', 'Company name must be at least 2 characters'],
      ['Message', 'Message must be at least 10 characters'],
    ]);
    expect([send, sending]).toEqual(['Send Message', 'Sending...']);
  });

  test('F6 F7 F10 toasts', () => {
    expect(contactForm.toasts).toMatchObject({
      sent: {
        title: 'Message sent successfully!',
        text: "Thank you for your message. We'll get back to you within 24 hours.",
      },
      mailFallback: {
        title: 'Email client opened!',
        text: "We've opened your default email client with your message pre-filled. Please send the email to complete your inquiry.",
      },
      failed: {
        title: 'Unable to send message',
        text: `Please contact us directly at ${agency.email} or call ${agency.phone.display} for immediate assistance.`,
      },
    });
  });

  test('O1 no text has a fact of its own', () => {
    const figures = agency.figures.map(({ value }) => value);
    const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
      [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, [agency.email]],
      [/\+\d[\d ().-]{7,}\d/g, [agency.phone.display, agency.phone.href.replace('tel:', '')]],
      [/\bMon\W.*?\b[A-Z]?[ECMP][SD]?T\b/g, [agency.hours]],
      [/within \d+ \w+/g, [agency.responseTime]],
      [/\d+(?=[- ]minutes?\b)/g, [String(agency.consultation.minutes)]],
      [/(?:[Uu]p to )?\d+(?:\.\d+)?(?:%|\+|\/7)/g, figures],
    ];
    const texts = JSON.stringify(content).replaceAll('\\', '');
    for (const [pattern, facts] of kinds) {
      for (const [found] of texts.matchAll(pattern)) expect(facts).toContain(found);
    }
  });
});
