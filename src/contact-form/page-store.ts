import { useSyncExternalStore } from 'react';
import { findForm, readFields } from './fields.ts';
import { createInquiryStore } from './store.ts';

/** The page's store. It is not part of the island's state, so a crash of the island leaves it as it is. */
export const inquiryStore = createInquiryStore(readFields(findForm()));

/** What the page shows. */
export const useInquiryState = () =>
  useSyncExternalStore(inquiryStore.subscribe, inquiryStore.getState, inquiryStore.getInitialState);
