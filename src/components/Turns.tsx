import { clsx } from 'clsx';
import type { Turn } from '../content/conversation.ts';
import { SpeakerDot } from './SpeakerDot.tsx';
import { Text } from './Text.tsx';
import styles from './Turns.module.css';

interface TurnsProps {
  turns: readonly Turn[];
  className?: string | undefined;
  /** Of each turn. */
  turnClassName?: string | undefined;
}

/** A conversation: who says what, each name with a dot in the color of its role. With times, it reads as a log. */
export function Turns({ turns, className, turnClassName }: TurnsProps) {
  return (
    // Safari announces a list without markers only if it has the role.
    <ol role="list" className={className}>
      {turns.map(({ speaker, text, time }) => (
        <li key={text} className={clsx(time && styles.timed, turnClassName)}>
          <Text variant="label">
            {speaker.name}
            <SpeakerDot role={speaker.role} />
          </Text>
          {time === undefined ? (
            <Text variant="subtitle" className={styles.sentence}>
              {text}
            </Text>
          ) : (
            <>
              <p className={styles.text}>{text}</p>
              <Text as="span" variant="small">
                {time}
              </Text>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
