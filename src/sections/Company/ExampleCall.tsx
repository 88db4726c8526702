import { clsx } from 'clsx';
import { Card } from '../../components/Card.tsx';
import { Speaker } from '../../components/Speaker.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import { CallWaveform } from './CallWaveform.tsx';
import styles from './ExampleCall.module.css';

interface ExampleCallProps {
  readonly call: Content['company']['call'];
  readonly speakers: Content['sharedWords']['speakers'];
}

export function ExampleCall({ call, speakers }: ExampleCallProps) {
  return (
    <Card as="figure" aria-labelledby="call-label" className={styles.call}>
      <figcaption className={styles.caption}>
        <span id="call-label" className={clsx(typography.label, styles.label)}>
          {call.label}
        </span>
        <span>{call.setting}</span>
      </figcaption>
      <CallWaveform />
      <ol className={styles.turns}>
        {call.turns.map(({ speaker, time, text }) => (
          <li key={`${time} ${text}`} className={styles.turn}>
            <Speaker isAgent={speaker === 'agent'} className={styles.speaker}>
              {speakers[speaker]}
            </Speaker>
            <p className={styles.text}>{text}</p>
            <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ol>
      <div className={styles.results}>
        <h3 className={typography.label}>{call.afterCall}</h3>
        <dl className={styles.resultList}>
          {call.results.map(({ place, text }) => (
            <div key={`${place} ${text}`} className={styles.result}>
              <dt className={styles.place}>{place}</dt>
              <dd className={styles.record}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
