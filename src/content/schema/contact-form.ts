import { z } from 'zod';
import { type FieldName, fieldNames, fields, isMultiline } from '../../contact-form/fields.ts';
import { text } from './text.ts';

const field = z.strictObject({
  label: text('The name of the field', 30),
  error: text('The message when the field is not filled in correctly', 80),
  hint: text('An example under the name of the field', 120).optional(),
});
const toast = z.strictObject({
  title: text('The title of the message', 50),
  text: text('The message', 200),
});
const confirmation = z.strictObject({
  title: text('The heading above the empty form', 50),
  text: text('When a reply comes', 200),
});
/** The single-line fields, which the subject can contain. */
const placeholders = fields.filter((each) => !isMultiline(each)).map(({ name }) => `{${name}}`);

const hasOnlyPlaceholders = (subject: string) =>
  (subject.match(/\{.*?\}|[{}]/g) ?? []).every((found) => placeholders.includes(found));

const sentence = (description: string) => text(description, 240);

const ending = (description: string) => z.string().max(40).default('').meta({ description });

/** `contact-form.yaml`: the text of fields and buttons, the messages, and what the form says afterwards. */
export const contactForm = z.strictObject({
  fields: z.strictObject(
    Object.fromEntries(fieldNames.map((name) => [name, field])) as Record<FieldName, typeof field>,
  ),
  honeypot: text('The name of the hidden field that only bots fill in'),
  send: text('The button', 24),
  sending: text('The button while the message is being sent', 24),
  notReady: z.strictObject({
    before: sentence('Beside the button while it cannot send yet, up to the address'),
    between: text('Between address and phone number', 40),
    after: ending('What ends the sentence after the phone number'),
  }),
  privacy: z.strictObject({
    before: sentence('The note beside the button, up to the link'),
    link: text('The text of the link to the privacy policy', 40),
    after: ending('What ends the sentence after the link'),
  }),
  toasts: z.strictObject({
    region: text('What a screen reader calls the messages', 30),
    close: text('The button that closes a message', 24),
    sent: toast,
    unsent: toast,
    failed: toast,
  }),
  confirmation: z.strictObject({
    sent: confirmation,
    mailed: confirmation,
    details: text('The heading above what was sent', 40),
  }),
  panel: z
    .strictObject({
      title: text('The heading when the email app has opened'),
      text: sentence('What to do there'),
      noMailApp: sentence('When no email app opened, up to the address'),
      again: text('The link that opens the email app again', 40),
      copy: text('The button that copies the message', 30),
      copied: text('Shown below the buttons once it is copied', 30),
      copyFailed: sentence('When the browser does not let the page copy'),
      restore: text('The button that fills the form again', 40),
      formNotEmpty: sentence('When the form is not empty, and its text would be lost'),
      done: text('The button that permanently closes the panel', 40),
      cut: sentence('When the message is too long for a mail link'),
      notKept: sentence('When the browser keeps no copy'),
      message: text('The name of the full message', 40),
    })
    .meta({ description: 'What is shown above the form when the email app takes over' }),
  mail: z
    .strictObject({
      subject: text(
        `The subject; a field name in braces is replaced with what the visitor wrote: ${placeholders.join(' ')}`,
        120,
      ).refine(hasOnlyPlaceholders, {
        error: `has braces around a name other than these: ${placeholders.join(' ')}`,
      }),
      nameLabel: text('Before first and last name, in the email', 30),
      cutNote: sentence('The last line of a message that had to be cut'),
    })
    .meta({ description: 'The text of the email that a visitor sends from their own mail client' }),
  noScript: sentence('When the browser runs no JavaScript; address and phone follow'),
  crash: z.strictObject({
    lead: sentence('When the form has stopped; address and phone follow'),
    typedHeading: text('The heading above what was typed', 40),
  }),
});
