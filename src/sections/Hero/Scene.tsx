import { clsx } from 'clsx';
import { Speaker } from '../../components/Speaker.tsx';
import type { Content, Service } from '../../content/content.ts';
import styles from './Scene.module.css';
import { SceneDrawing } from './SceneDrawing.tsx';

interface SceneProps extends Pick<Service, 'drawing' | 'scene'> {
  readonly speakers: Content['sharedWords']['speakers'];
  readonly className?: string | undefined;
}

/** One service at work: a drawing, what was said before, what the agent says, and the result. */
export function Scene({ drawing, scene, speakers, className }: SceneProps) {
  const { label, time, lines, speaker, sentence, result } = scene;
  const names: Readonly<Record<string, string>> = speakers;
  // Lines break between the two sentences if each fits.
  const sentences = sentence.split(/(?<=[.?!]) /);
  return (
    <figure className={clsx(styles.scene, className)}>
      <figcaption className={styles.bar}>
        <span>{label}</span>
        <span>{time}</span>
      </figcaption>
      <div className={styles.image}>
        <SceneDrawing name={drawing} />
      </div>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.text} className={styles.turn}>
            <Speaker
              isAgent={line.speaker === 'agent'}
              className={clsx(styles.speaker, line.speaker !== speaker && styles.other)}
            >
              {names[line.speaker] ?? line.speaker}
            </Speaker>
            <p className={styles.text}>{line.text}</p>
          </li>
        ))}
        <li className={clsx(styles.turn, styles.last)}>
          <Speaker isAgent={speaker === 'agent'} className={styles.speaker}>
            {names[speaker] ?? speaker}
          </Speaker>
          <p className={styles.sentence}>
            {sentences.map((each) => (
              <span key={each} className={styles.part}>
                {each}
              </span>
            ))}
          </p>
        </li>
      </ol>
      <p className={styles.result}>
        <b className={styles.when}>{result.time}</b> <span>{result.text}</span>
      </p>
    </figure>
  );
}
