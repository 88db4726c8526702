import { Speaker } from '../../components/Speaker.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import styles from './ServiceExample.module.css';

interface ServiceExampleProps {
  readonly transcript: Content['services'][number]['transcript'];
  readonly speakers: Content['sharedWords']['speakers'];
}

/** An example conversation with a service. */
export function ServiceExample({ transcript, speakers }: ServiceExampleProps) {
  return (
    <figure className={styles.example}>
      <figcaption className={typography.hint}>{transcript.label}</figcaption>
      <ol>
        {transcript.turns.map(({ speaker, text }) => (
          <li key={text} className={styles.turn}>
            <Speaker isAgent={speaker === 'agent'} className={styles.speaker}>
              {speakers[speaker]}
            </Speaker>{' '}
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
