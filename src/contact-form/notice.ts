import { briefMailLink } from './brief-mail-link.ts';
import { findFields } from './form-element.ts';

const changeEvent = 'noticechange';

/** On the root, outside of what React may render again: whether the notice is shown. */
const root = () => document.documentElement.dataset;

export const isNoticeShown = () => 'notice' in root();

export function subscribeToNotice(listener: () => void): () => void {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
}

/** The link that mails what the fields hold now; `start` as `briefMailLink` takes it. */
export function mailLinkOfFields(start: string): string {
  return briefMailLink(
    start,
    findFields().map(({ value }) => value),
  );
}

/** Shows the notice that the form cannot send now, with a link that mails what the fields hold; or hides it. */
export function showNotice(isShown: boolean): void {
  if (isShown) root()['notice'] = '';
  else delete root()['notice'];
  // Also before React is there.
  const link = document.querySelector<HTMLAnchorElement>('[data-mail-start]');
  const start = link?.dataset['mailStart'];
  if (isShown && link && start) link.href = mailLinkOfFields(start);
  link?.parentElement?.toggleAttribute('hidden', !isShown);
  dispatchEvent(new Event(changeEvent));
}
