import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Content, Service } from '../../content/content.ts';
import styles from './Console.module.css';
import { Scene } from './Scene.tsx';

interface ConsoleProps {
  /** What a screen reader calls the choice of a service. */
  readonly legend: string;
  readonly services: readonly Service[];
  readonly speakers: Content['sharedWords']['speakers'];
  readonly pause: ReactNode;
  readonly className?: string | undefined;
}

/** The services at work, one at a time: radio buttons choose which, with CSS alone. */
export function Console({ legend, services, speakers, pause, className }: ConsoleProps) {
  return (
    <div data-dots="cover" className={clsx('no-print', styles.console, className)}>
      <div aria-hidden="true" data-dots="cover" className={styles.line} />
      <div className={styles.panel}>
        <fieldset className={styles.tabs}>
          <legend className="sr-only">{legend}</legend>
          {services.map(({ name, scene }, index) => (
            <label key={name} className={styles.tab}>
              <input
                type="radio"
                name="console-service"
                defaultChecked={index === 0}
                className={styles.radio}
              />
              <span className="sr-only">{name}</span>
              <span aria-hidden="true" className={styles.name}>
                {scene.tab}
              </span>
              <span aria-hidden="true" className={styles.shortName}>
                {scene.shortTab}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.scenes}>
          {services.map(({ slug, drawing, scene }) => (
            <Scene
              key={slug}
              drawing={drawing}
              scene={scene}
              speakers={speakers}
              className={styles.scene}
            />
          ))}
        </div>
        {pause}
      </div>
    </div>
  );
}
