import { useState } from 'react';
import { PauseControl } from './PauseControl.tsx';
import { Scene, type SceneProps } from './Scene.tsx';

interface TabbedScene extends SceneProps {
  /** The whole name of the service. */
  readonly service: string;
  /** The part of the name that the tab shows. */
  readonly tab: string;
}

export interface ConsoleContent {
  /** What a screen reader calls the choice of a service. */
  readonly legend: string;
  readonly pause: string;
  readonly scenes: readonly TabbedScene[];
}

interface ConsoleProps extends ConsoleContent {
  readonly onPause: (isPaused: boolean) => void;
}

/**
 * The services at work, one at a time. The radio buttons work without React
 * (`console.css`), so nothing here is ever added or removed.
 */
export function Console({ legend, pause, scenes, onPause }: ConsoleProps) {
  const [chosen] = useState(chosenIndex);
  return (
    <div className="console" data-surface="">
      <div className="console-line" aria-hidden="true" data-surface="">
        <i />
      </div>
      <div className="console-panel">
        <fieldset className="console-tabs">
          <legend className="sr-only">{legend}</legend>
          {scenes.map(({ service, tab }, index) => (
            <label key={service}>
              <input
                type="radio"
                name="console-service"
                defaultChecked={index === chosen}
                // On a phone, not all tabs fit in the window.
                onChange={({ currentTarget }) =>
                  currentTarget.labels?.[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
              />
              <span className="sr-only">{service}</span>
              <span aria-hidden="true">{tab}</span>
            </label>
          ))}
        </fieldset>
        <div className="console-scenes">
          {scenes.map((scene) => (
            <Scene key={scene.service} {...scene} />
          ))}
        </div>
        <PauseControl text={pause} onChange={onPause} />
      </div>
    </div>
  );
}

/** What was chosen before hydration: React renders the console again where an extension has changed it. */
function chosenIndex(): number {
  if (typeof document === 'undefined') return 0;
  const choices = [...document.querySelectorAll<HTMLInputElement>('.console-tabs input')];
  return Math.max(
    0,
    choices.findIndex(({ checked }) => checked),
  );
}
