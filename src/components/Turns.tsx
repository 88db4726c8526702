import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Turn } from '../content/conversation.ts';
import { SpeakerDot } from './SpeakerDots.tsx';
import { Text } from './Text.tsx';
import styles from './Turns.module.css';

interface TurnsProps {
  turns: readonly (Turn & { time?: string })[];
  size: 'titleLarge' | 'title' | 'titleSmall';
  className?: string | undefined;
  /** Of each turn. */
  turnClassName?: string | undefined;
  /** What came of the conversation: the last item of the list. */
  children?: ReactNode;
}

/** A conversation: who says what, each name with a dot in the color of its role, and when, if there are times. */
export function Turns({ turns, size, className, turnClassName, children }: TurnsProps) {
  return (
    // Safari announces a list without markers only if it has the role.
    <ol role="list" className={clsx(styles.turns, className)}>
      {turns.map(({ speaker, text, next, time }) => (
        <li key={text} className={clsx(styles[speaker.role], turnClassName)}>
          <Text variant="label">
            {speaker.name}
            <SpeakerDot speaker={speaker.role} />
          </Text>
          <Text variant={size} className={styles.text}>
            {text}
            {next && (
              <>
                {' '}
                <mark>{next}</mark>
              </>
            )}
          </Text>
          {time && (
            <Text as="span" variant="small">
              {time}
            </Text>
          )}
        </li>
      ))}
      {children}
    </ol>
  );
}
