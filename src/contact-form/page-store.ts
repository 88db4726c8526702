import { useSyncExternalStore } from 'react';
import { findForm, readFields } from './fields.ts';
import { createInquiryStore } from './store.ts';

/** Until the signal is aborted, leaving the page asks first, except by a mail or phone link, which does not leave it. */
function askBeforeLeaving(signal: AbortSignal): void {
  let linkClicked = -Infinity;
  const onClick = ({ target, timeStamp }: MouseEvent) => {
    const link = target instanceof Element && target.closest('[href^="mailto:"], [href^="tel:"]');
    linkClicked = link ? timeStamp : -Infinity;
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // Such a link fires the event at once, or never.
    if (event.timeStamp - linkClicked > 1000) event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('beforeunload', onBeforeUnload, { signal });
}

function openMail(href: string): void {
  location.href = href;
}

/** The page's store. It is not part of the island's state, so a crash of the island leaves it as it is. */
export const inquiryStore = createInquiryStore(
  { openMail, askBeforeLeaving },
  readFields(findForm()),
);

/** What the page shows. */
export const useInquiryState = () =>
  useSyncExternalStore(inquiryStore.subscribe, inquiryStore.getState, inquiryStore.getInitialState);
