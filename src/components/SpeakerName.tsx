import { clsx } from 'clsx';
import type { Speaker } from '../content/conversation.ts';
import styles from './SpeakerName.module.css';

interface SpeakerNameProps {
  readonly speaker: Speaker;
  readonly className?: string | undefined;
}

/** Who says a turn of a conversation, with a dot in their color. */
export function SpeakerName({ speaker, className }: SpeakerNameProps) {
  return <p className={clsx(styles.speaker, styles[speaker.role], className)}>{speaker.name}</p>;
}
