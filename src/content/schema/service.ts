import { z } from 'zod';
import { paragraph, speaker, text } from './text.ts';

/** One of the speakers, or other text, such as the name of the app that a message was written in. */
const sceneSpeaker = z.union([speaker, text('Who says it, or where', 14)]);

/** `services/<slug>.yaml`: one service. The file's name is its address on the page. */
export const service = z.strictObject({
  name: text('The name of the service', 50),
  order: z.int().meta({ description: 'Its position among the services: 1 is the first' }),
  summary: text('One or two sentences on the card', 200),
  features: z
    .array(text('A feature on the card', 70))
    .length(4)
    .meta({ description: 'Exactly four' }),
  figure: z
    .strictObject({
      value: text('The figure', 12),
      text: text('What it counts', 50),
    })
    .meta({ description: 'One figure at the bottom of the card' }),
  overview: z.array(paragraph('A paragraph under "Overview" in the details')).min(1).max(4),
  benefits: z.array(text('A line under "Key Benefits"', 240)).min(1).max(8),
  specifications: z
    .array(
      z.strictObject({
        term: text('What the line is about', 30),
        detail: text('The details', 240),
      }),
    )
    .min(1)
    .max(10),
  limits: text('What the service will not do, or when a person takes over', 200),
  drawing: z
    .enum(['voice', 'chat', 'social', 'website'])
    .meta({ description: 'The drawing on the card and on the first screen' }),
  scene: z
    .strictObject({
      tab: text('The part of the name that the tab shows', 20),
      shortTab: text('The same on a phone', 10),
      label: text('Marks it as an example, and names the trade', 36),
      time: text('When or where, beside that', 30),
      lines: z
        .array(z.strictObject({ speaker: sceneSpeaker, text: text('What was said before', 70) }))
        .length(2)
        .meta({ description: 'What was said before: two lines, the customer’s last' }),
      speaker: sceneSpeaker,
      sentence: text('What the agent says next: one or two sentences of 3 to 20 words', 200),
      result: z.strictObject({
        time: text('When', 16),
        text: text('What came of it', 40),
      }),
    })
    .meta({ description: 'An example on the first screen: the service at work' }),
  transcript: z
    .strictObject({
      label: text('Marks it as an example', 30),
      turns: z
        .array(z.strictObject({ speaker, text: text('What is said', 160) }))
        .min(2)
        .max(3),
    })
    .meta({ description: 'A short example on the card' }),
});
