import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormProps } from './contact-form-props.ts';
import { deliver } from './deliver.ts';
import type { Draft } from './draft.ts';
import { createEmailService } from './email-service.ts';
import { createInquiry, type Inquiry, isEmpty, isSame } from './fields.ts';
import { readFields, saveText, writeFields } from './form-dom.ts';
import { mailLink } from './mail-link.ts';
import { showToast } from './show-toast.ts';
import { createUnsentInquiries, type UnsentInquiries } from './unsent-inquiries.ts';
import { parseInquiry } from './validate.ts';

export interface SentInquiry {
  readonly id: number;
  readonly inquiry: Inquiry;
  /** Sent by the service, or by the visitor's own mail client. */
  readonly by: 'service' | 'visitor';
}

/** What the page shows. */
export interface InquiryState {
  /** The outcome of the last submit. */
  readonly status: 'idle' | 'sending' | 'sent' | 'unsent' | 'failed';
  readonly unsent: UnsentInquiries;
  /** What was sent last. */
  readonly confirmation: SentInquiry | null;
  /** Whether what appears next takes focus: not if the visitor has moved on. */
  readonly takesFocus: boolean;
}

export const initialState: InquiryState = {
  status: 'idle',
  unsent: { list: [], isKept: true },
  confirmation: null,
  takesFocus: false,
};

export type InquiryAction =
  | { readonly type: 'submit' }
  | { readonly type: 'sent'; readonly inquiry: Inquiry; readonly takesFocus: boolean }
  | { readonly type: 'unsent'; readonly unsent: UnsentInquiries; readonly takesFocus: boolean }
  | { readonly type: 'failed'; readonly takesFocus: boolean }
  /** The visitor has sent, changed or deleted the inquiry on another page in the tab. */
  | { readonly type: 'superseded' }
  /** The visitor has sent an unsent inquiry. */
  | { readonly type: 'mailed'; readonly unsent: UnsentInquiries; readonly inquiry: Inquiry }
  /** The list was read, or an inquiry was put back into the form. */
  | { readonly type: 'list'; readonly unsent: UnsentInquiries };

/** Each has its own number, so that the page shows it as a new one. */
const confirm = ({ confirmation }: InquiryState, by: SentInquiry['by'], inquiry: Inquiry) => ({
  id: (confirmation?.id ?? 0) + 1,
  by,
  inquiry,
});

export function inquiryReducer(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case 'submit':
      return { ...state, status: 'sending' };
    case 'sent': {
      const { inquiry, takesFocus } = action;
      return {
        ...state,
        status: 'sent',
        takesFocus,
        confirmation: confirm(state, 'service', inquiry),
      };
    }
    case 'unsent':
      return { ...state, status: 'unsent', takesFocus: action.takesFocus, unsent: action.unsent };
    case 'failed':
      return { ...state, status: 'failed', takesFocus: action.takesFocus };
    case 'superseded':
      return { ...state, status: 'idle' };
    case 'mailed': {
      const { inquiry, unsent } = action;
      return {
        ...state,
        takesFocus: true,
        unsent,
        confirmation: confirm(state, 'visitor', inquiry),
      };
    }
    case 'list':
      return { ...state, takesFocus: false, unsent: action.unsent };
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Browsers from before 2024 ask only if this is set.
  event.returnValue = true;
}

/**
 * Sends inquiries and says what the page shows. It sits above the error boundaries, so a form crash leaves all of this
 * as it was.
 */
export function useInquiries(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  { copy, email, emailKeys, emailOrigin }: ContactFormProps,
) {
  const [state, dispatch] = useReducer(inquiryReducer, initialState);
  const [unsentInquiries] = useState(createUnsentInquiries);
  const [toasts] = useState(() => Toast.createToastManager());
  const [service] = useState(() => createEmailService({ emailKeys, emailOrigin }, email));

  useEffect(() => service?.preload(), [service]);

  // Another page in the tab may have changed the list while this one was in the back/forward cache.
  useEffect(() => {
    const readList = () => dispatch({ type: 'list', unsent: unsentInquiries.read() });
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && readList();
    readList();
    addEventListener('pageshow', onPageShow);
    addEventListener('pagehide', unsentInquiries.release);
    return () => {
      removeEventListener('pageshow', onPageShow);
      removeEventListener('pagehide', unsentInquiries.release);
    };
  }, [unsentInquiries]);

  /** Empties the form, except for what an extension changed while it was being sent. */
  function clear(sent: Inquiry): void {
    const shown = readFields(form.current);
    const parsed = parseInquiry(shown);
    const rest = createInquiry(({ name }) => (parsed[name] === sent[name] ? '' : shown[name]));
    writeFields(form.current, rest);
    saveText(form.current, draft, rest);
  }

  /** Opens the mail client once, after everything is stored and shown: it may suspend the page. */
  function openMailClient(inquiry: Inquiry, takesFocus: boolean): void {
    try {
      const { href } = mailLink(inquiry, email, copy);
      // First, since storage may have no room for both.
      clear(inquiry);
      const unsent = unsentInquiries.add(inquiry);
      flushSync(() => dispatch({ type: 'unsent', unsent, takesFocus }));
      location.href = href;
      showToast(toasts, copy.toasts, 'unsent');
    } catch (error) {
      console.error('Could not send the inquiry or open the mail client.', error);
      dispatch({ type: 'failed', takesFocus });
      showToast(toasts, copy.toasts, 'failed');
    }
  }

  /**
   * @param inquiry as parsed by `parseInquiry`, and valid
   * @param isSpam whether the honeypot was filled in: if so, nothing is sent to the service
   */
  async function submit(inquiry: Inquiry, isSpam: boolean): Promise<void> {
    if (state.status === 'sending') return;
    const focused = document.activeElement;
    // Rendered synchronously, so that a second submit at the same moment sees it.
    flushSync(() => dispatch({ type: 'submit' }));
    addEventListener('beforeunload', askBeforeLeaving);
    let wasLeft = false;
    const onPageHide = () => {
      wasLeft = true;
    };
    addEventListener('pagehide', onPageHide);
    /** Whether the visitor changed the inquiry on another page while this one was in the back/forward cache. */
    const isSuperseded = () => wasLeft && !isSame(parseInquiry(draft.read()), inquiry);
    const attempt = async (signal: AbortSignal) => {
      if (isSuperseded()) throw new Error('Superseded.');
      return service?.send(inquiry, signal);
    };
    const isSent = !isSpam && service !== null && (await deliver(attempt));
    // Removed before the mail client opens, which fires the event too.
    removeEventListener('beforeunload', askBeforeLeaving);
    removeEventListener('pagehide', onPageHide);
    const { activeElement } = document;
    // A disabled button loses focus to the body.
    const takesFocus =
      activeElement === focused ||
      activeElement === document.body ||
      Boolean(form.current?.contains(activeElement));
    if (!isSent && isSuperseded()) return dispatch({ type: 'superseded' });
    if (!isSent) return openMailClient(inquiry, takesFocus);
    flushSync(() => dispatch({ type: 'sent', inquiry, takesFocus }));
    showToast(toasts, copy.toasts, 'sent');
    clear(inquiry);
  }

  return {
    state,
    toasts,
    submit,
    /** The visitor has sent an unsent inquiry. */
    finish(id: number, inquiry: Inquiry): void {
      dispatch({ type: 'mailed', inquiry, unsent: unsentInquiries.remove(id) });
    },
    /**
     * Moves an unsent inquiry back into the form.
     *
     * @returns false if the form has text, which would be lost
     */
    putBack(id: number, inquiry: Inquiry): boolean {
      if (!form.current || !isEmpty(readFields(form.current))) return false;
      writeFields(form.current, inquiry);
      saveText(form.current, draft, inquiry);
      // An extension may have removed a field.
      const shown = readFields(form.current);
      if (isSame(shown, inquiry)) {
        flushSync(() => dispatch({ type: 'list', unsent: unsentInquiries.remove(id) }));
      }
      // Instant: the panel that has just gone would move the target of a smooth scroll.
      form.current.focus({ preventScroll: true });
      form.current.scrollIntoView({ block: 'start', behavior: 'instant' });
      return true;
    },
  };
}
