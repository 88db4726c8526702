import { clsx } from 'clsx';
import type { Speaker } from '../content/conversation.ts';
import styles from './SpeakerDot.module.css';

/** A dot in the color of whoever speaks, as on the stage. */
export const SpeakerDot = ({ role }: Pick<Speaker, 'role'>) => (
  <span aria-hidden="true" className={clsx(styles.dot, styles[role])} />
);
