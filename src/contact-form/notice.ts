import { rootData } from '../root-data.ts';
import { briefMailLink } from './brief-mail-link.ts';
import { findFields } from './find-form.ts';

const changeEvent = 'noticechange';

export const isNoticeShown = () => 'notice' in rootData();

export function subscribeToNotice(listener: () => void): () => void {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
}

/** A link that mails the current contents of the fields; for `start` see `briefMailLink`. */
export function mailLinkOfFields(start: string): string {
  return briefMailLink(
    start,
    findFields().map(({ value }) => value),
  );
}

/** Shows or hides the notice that the form cannot send, with a link that mails the contents of the fields. */
export function showNotice(isShown: boolean): void {
  if (isShown) rootData().notice = '';
  else delete rootData().notice;
  // Also works before hydration.
  const link = document.querySelector<HTMLAnchorElement>('[data-mail-start]');
  const start = link?.dataset['mailStart'];
  if (isShown && link && start) link.href = mailLinkOfFields(start);
  link?.parentElement?.toggleAttribute('hidden', !isShown);
  dispatchEvent(new Event(changeEvent));
}
