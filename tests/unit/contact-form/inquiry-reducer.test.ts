import { expect, test } from 'vitest';
import {
  type InquiryAction,
  initialState,
  inquiryReducer,
} from '../../../src/contact-form/use-inquiry.ts';
import { ada } from './samples.ts';

const after = (...actions: readonly InquiryAction[]) =>
  actions.reduce(inquiryReducer, initialState);
const submit = { type: 'submit' } as const;
const sent = { type: 'sent', inquiry: ada, takesFocus: true } as const;
const unsent = { list: [{ id: 1, inquiry: ada }], isKept: false };
const none = { list: [], isKept: true };
const fellBack = { type: 'unsent', unsent, takesFocus: false } as const;
const failed = { type: 'failed', takesFocus: true } as const;

test('F4 F6 a submit goes from sending to confirmed', () => {
  expect(after(submit).status).toBe('sending');
  const state = after(submit, sent);
  expect(state).toMatchObject({ status: 'sent', takesFocus: true });
  expect(state.confirmation).toMatchObject({ by: 'service', inquiry: ada });
  expect(after(submit, sent, submit, sent).confirmation?.id).not.toBe(state.confirmation?.id);
});

test('F7 F11 a fallback shows the list, next to an earlier confirmation', () => {
  const state = after(submit, sent, submit, fellBack);
  expect(state).toMatchObject({ status: 'unsent', unsent, takesFocus: false });
  expect(state.confirmation).not.toBeNull();
});

test('F10 a failure lasts until the next attempt', () => {
  expect(after(submit, failed)).toMatchObject({ status: 'failed', takesFocus: true });
  expect(after(submit, failed, submit).status).toBe('sending');
});

test('F4 F11 what the visitor does in a panel does not end a send', () => {
  const mailed = { type: 'mailed', unsent: none, inquiry: ada } as const;
  const state = after(submit, fellBack, submit, mailed);
  expect(state).toMatchObject({ status: 'sending', unsent: none, takesFocus: true });
  expect(state.confirmation).toMatchObject({ by: 'visitor', inquiry: ada });
  expect(after(submit, { type: 'list', unsent: none }).status).toBe('sending');
});

test('F11 a list that was only read does not take focus', () => {
  const state = after(submit, sent, { type: 'list', unsent });
  expect(state).toMatchObject({ unsent, takesFocus: false });
});
