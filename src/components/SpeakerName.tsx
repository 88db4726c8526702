import { clsx } from 'clsx';
import type { Speaker } from '../content/conversation.ts';
import styles from './SpeakerName.module.css';

interface SpeakerNameProps {
  readonly speaker: Speaker;
  readonly className?: string | undefined;
}

/** Who says a turn of a conversation. A dot marks the agent. */
export function SpeakerName({ speaker, className }: SpeakerNameProps) {
  return (
    <p className={clsx(styles.speaker, speaker.isAgent && styles.agent, className)}>
      {speaker.name}
    </p>
  );
}
