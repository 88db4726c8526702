import { clsx } from 'clsx';
import type { Result, Speaker } from '../content/conversation.ts';
import styles from './CallResult.module.css';
import { SpeakerDot } from './SpeakerDots.tsx';
import { Text } from './Text.tsx';

interface CallResultProps {
  /** `role`: who speaks in the end, as a dot after the text. */
  result: Result & Partial<Pick<Speaker, 'role'>>;
  /** Sets the size of the time. */
  timeClassName: string | undefined;
}

/** What came of the calls below a `CallCaption`, and when: the time is in very large type. */
export function CallResult({ result, timeClassName }: CallResultProps) {
  const { time, text, role } = result;
  return (
    <>
      <strong className={clsx(styles.time, timeClassName)}>{time}</strong>{' '}
      <Text as="span" variant="title">
        {text}
        {role && <SpeakerDot speaker={role} />}
      </Text>
    </>
  );
}
