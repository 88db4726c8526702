import { expect, test } from 'vitest';
import {
  type InquiryAction,
  initialState,
  inquiryReducer,
} from '../../../src/contact-form/use-inquiries.ts';
import { ada } from './samples.ts';

const after = (...actions: readonly InquiryAction[]) =>
  actions.reduce(inquiryReducer, initialState);
const submit = { type: 'submit' } as const;
const sent = { type: 'sent', inquiry: ada, takesFocus: true } as const;
const unsent = { list: [{ id: 1, inquiry: ada }], isKept: false };
const none = { list: [], isKept: true };

test('F6 F11 a confirmation is new each time, and stays beside the panel of a later inquiry', () => {
  const { confirmation } = after(submit, sent);
  expect(after(submit, sent, submit, sent).confirmation?.id).not.toBe(confirmation?.id);
  const fellBack = { type: 'unsent', unsent, takesFocus: false } as const;
  expect(after(submit, sent, submit, fellBack)).toMatchObject({ unsent, confirmation });
});

test('F4 F11 what the visitor does in a panel does not end a send', () => {
  const mailed = { type: 'mailed', unsent: none, inquiry: ada } as const;
  expect(after(submit, mailed)).toMatchObject({
    status: 'sending',
    unsent: none,
    takesFocus: true,
    confirmation: { by: 'visitor', inquiry: ada },
  });
  expect(after(submit, { type: 'list', unsent: none }).status).toBe('sending');
});

test('F11 a list that was only read does not take focus', () => {
  const state = after(submit, sent, { type: 'list', unsent });
  expect(state).toMatchObject({ unsent, takesFocus: false });
});
