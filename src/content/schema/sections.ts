import { z } from 'zod';
import { paragraph, speaker, stat, text, webAddress } from './text.ts';

const titled = z.strictObject({
  title: text('Heading'),
  text: paragraph('The text under it'),
});

const card = z.strictObject({
  title: text('The heading of the card', 30),
  text: text('The line under it', 100),
});

const sectionName = text('What the section is about, before its heading', 24);

/** The files of the home page's sections, in the order of the page. */
export const sections = {
  hero: z
    .strictObject({
      title: text('The headline of the page', 70),
      tagline: text('One sentence under the headline', 160),
      primaryButton: text('The button that leads to the contact form', 24),
      secondaryButton: text('The button that leads to the services', 24),
      buttonNote: text('The note after the button', 90).optional(),
      trust: z
        .array(text('A short fact', 36))
        .min(1)
        .max(3)
        .meta({ description: 'Why a caller can trust an agent: one to three facts' }),
      stats: z.array(stat).length(4),
      scenesLabel: text('What a screen reader calls the choice of a service at work', 60),
    })
    .meta({ title: 'First screen' }),
  servicesSection: z
    .strictObject({
      title: text('The heading above the services'),
      lead: text('The text under the heading', 300),
      learnMore: text('The button on each card', 24),
      learnMoreAbout: text(
        'What a screen reader says for that button: the same text, and {name} for the service',
        50,
      ).includes('{name}', 'Needs {name} where the service belongs'),
      overview: text('A heading in the details', 30),
      benefits: text('A heading in the details', 30),
      specifications: text('A heading in the details', 30),
      close: text('The button that closes the details', 24),
    })
    .meta({ title: 'Services section' }),
  company: z
    .strictObject({
      name: sectionName,
      title: text('The heading of the section'),
      body: z.array(paragraph('A paragraph')).min(1).max(4),
      stats: z.array(stat).length(3),
      call: z.strictObject({
        label: text('Marks the call as an example', 30),
        setting: text('Where and when the call takes place', 120),
        turns: z
          .array(
            z.strictObject({
              speaker,
              time: z
                .string()
                .regex(
                  /^\d{1,2}:\d\d$/,
                  'Not minutes and seconds in quotation marks, such as "0:14"',
                )
                .meta({ description: 'Minutes and seconds since the call began, such as "0:14"' }),
              text: text('What is said', 240),
            }),
          )
          .min(2)
          .max(20)
          .meta({ description: 'In its first line the agent says that it is an AI' }),
        afterCall: text('The heading above the results of the call', 40),
        results: z
          .array(
            z.strictObject({
              place: text('Where a result of the call is recorded', 24),
              text: text('What is recorded there', 80),
            }),
          )
          .min(1)
          .max(6),
      }),
    })
    .meta({ title: 'Example call' }),
  technology: z.strictObject({
    name: sectionName,
    title: text('The heading of the section'),
    lead: text('The text under the heading', 300),
    cards: z
      .array(
        z.strictObject({
          title: text('The heading of the card', 40),
          drawing: z
            .enum(['replay', 'reroute', 'versions'])
            .meta({ description: 'The drawing on the card' }),
          text: text('The text of the card', 300),
        }),
      )
      .length(3),
  }),
  whyChooseUs: z.strictObject({
    title: text('The heading of the section'),
    lead: text('The text under the heading', 200),
    points: z.array(titled).length(3),
    limits: z.strictObject({
      title: text('The heading of the list'),
      items: z.array(text('What the agents never do', 100)).min(1).max(8),
    }),
    customersTitle: text('The heading above the customer quotes, if there are any', 40),
    customers: z
      .array(
        z.strictObject({
          quote: text('What the customer said, word for word', 400),
          name: text('Who said it', 40),
          company: text('The company', 40),
          place: text('Where the company is', 40),
          link: webAddress('The page of the company').optional(),
        }),
      )
      .max(6)
      .default([]),
    button: text('The button that leads to the contact form', 24),
  }),
  // Within "Why Choose Us?", before the customer quotes.
  questions: z.strictObject({
    title: text('The heading above the questions', 40),
    items: z
      .array(
        z.strictObject({ question: text('The question', 100), answer: paragraph('The answer') }),
      )
      .min(1)
      .max(12),
  }),
  contact: z.strictObject({
    title: text('The heading of the section'),
    lead: text('The text under the heading', 200),
    form: z.strictObject({
      title: text('The heading of the form', 40),
      intro: text('The line under it', 120),
    }),
    email: card,
    phone: card,
    consultation: z.strictObject({
      title: text('The heading of the card', 30),
      text: text('The text of the card', 300),
      button: text('The button that opens your scheduling page', 24),
    }),
    next: z.strictObject({
      title: text('The heading of the list', 40),
      steps: z.array(text('What happens next', 240)).min(1).max(5),
    }),
  }),
} as const;
