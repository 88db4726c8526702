import { vi } from 'vitest';
import type { EmailService } from '../../../src/contact-form/email-service.ts';
import {
  emptyInquiry,
  fieldId,
  fieldNames,
  type Inquiry,
  readFields,
  writeFields,
} from '../../../src/contact-form/fields.ts';
import { createInquiryStore } from '../../../src/contact-form/store.ts';

/** How the service answers: with a status, or not at all. */
export type Answer = number | 'hang';

/** A form with empty fields, without a document. */
function newForm(): HTMLFormElement {
  const fields = new Map(fieldNames.map((name) => [`#${fieldId(name)}`, { value: '' }]));
  const form = {
    querySelector: (selector: string) => fields.get(selector) ?? null,
    reset: () => writeFields(form as never, emptyInquiry),
  };
  return form as never;
}

interface Arrival {
  navigation?: NavigationTimingType;
  /** What was typed before the code ran, into fields that React then replaced. */
  early?: Inquiry;
}

/** A page that a visitor has opened: its fields, and its store. */
export function openPage({ navigation = 'navigate', early = emptyInquiry }: Arrival = {}) {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const store = createInquiryStore(early);
  let form = newForm();
  let disconnect = store.connect(form, navigation);
  const page = {
    store,
    /** How often the service was asked. */
    attempts: 0,
    get text(): Inquiry {
      return readFields(form);
    },
    get panels(): readonly Inquiry[] {
      return store.getState().unsent.map(({ inquiry }) => inquiry);
    },
    /** As an extension does, without an event. */
    fillIn: (text: Inquiry) => writeFields(form, text),
    type(text: Inquiry) {
      page.fillIn(text);
      store.follow();
    },
    /** As React does after a crash, or when an extension has changed the page. */
    renderAgain() {
      disconnect();
      form = newForm();
      disconnect = store.connect(form, navigation);
      store.subscribe(() => undefined);
    },
    show: (persisted: boolean) =>
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    hide: () => events.dispatchEvent(new Event('pagehide')),
    /** Presses the button three times, and waits past every deadline. */
    async send(answer: Answer, whileSending = () => {}) {
      const service: EmailService = {
        preload: () => undefined,
        attempt() {
          page.attempts += 1;
          return answer === 'hang'
            ? new Promise(() => undefined)
            : Promise.resolve({ status: answer });
        },
      };
      const submits = [1, 2, 3].map(() => store.submit(service));
      whileSending();
      await vi.advanceTimersByTimeAsync(20_000);
      await Promise.all(submits);
    },
  };
  store.subscribe(() => undefined);
  page.show(false);
  return page;
}

export type Page = ReturnType<typeof openPage>;

/** Lets the page open mail links, or throw as it does so. */
export function stubMailClient(isBroken = false): void {
  vi.stubGlobal('location', {
    set href(_: string) {
      if (isBroken) throw new Error('no link today');
    },
  });
}
