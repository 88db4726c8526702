import { cell } from '../../components/dots.ts';
import { SpeakerDot, VoiceDots } from '../../components/SpeakerDots.tsx';
import { Text } from '../../components/Text.tsx';
import type { Speaker } from '../../content/conversation.ts';
import type { Technology } from '../../content/technology.ts';
import styles from './CallField.module.css';
import { columns, drawCalls } from './calls.ts';

const roles: readonly Speaker['role'][] = ['agent', 'caller', 'person'];

/** Many calls at once on the dot grid: a row for each, with its label. A narrow window shows fewer columns. */
export function CallField({ calls }: { calls: Technology['calls'] }) {
  const { list, handedOver } = calls;
  const drawing = drawCalls(calls);
  return (
    <div className={styles.field}>
      <ol role="list" className={styles.labels}>
        {list.map((call) => (
          <li key={call}>
            {call}
            {call === handedOver.call && <span className={styles.result}>{handedOver.text}</span>}
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className={styles.rows}>
        <svg viewBox={`0 0 ${columns * cell} ${list.length * cell}`} className={styles.drawing}>
          {roles.map((role) => (
            <VoiceDots key={role} speaker={role} dots={drawing[role]} />
          ))}
        </svg>
      </div>
      {/* A narrow window has no room for it in the row. */}
      <Text variant="label" className={styles.legend}>
        {`${handedOver.call}: ${handedOver.text}`}
        <SpeakerDot speaker="person" />
      </Text>
    </div>
  );
}
