import { clsx } from 'clsx';
import type { Speaker } from '../content/conversation.ts';
import { Text } from './Text.tsx';
import styles from './Turns.module.css';

interface SpeakerNameProps {
  speaker: Speaker;
}

/** Who says a turn of a conversation, with a dot in their color. */
export function SpeakerName({ speaker }: SpeakerNameProps) {
  return (
    <Text variant="label" className={clsx(styles.speaker, styles[speaker.role])}>
      {speaker.name}
    </Text>
  );
}
