import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import styles from './ThemeChoice.module.css';
import { chooseTheme, type Theme, themeKey, useTheme } from './theme-store.ts';

interface ThemeChoiceProps {
  readonly legend: string;
  readonly choices: readonly { readonly value: Theme; readonly text: string }[];
}

/** Light, dark, or the same as the system; an island. */
export function ThemeChoice({ legend, choices }: ThemeChoiceProps) {
  const theme = useTheme();
  const group = useRef<HTMLFieldSetElement>(null);
  // A choice made before hydration has the focus. One that the browser restores on the way back does not, and is old.
  useLayoutEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>(':checked:focus');
    const chosen = choices.find(({ value }) => value === pressed?.value);
    if (chosen && chosen.value !== 'system') chooseTheme(chosen.value);
  }, [choices]);
  return (
    <fieldset ref={group} className={clsx('needs-script', styles.choice)}>
      <VisuallyHidden as="legend" suppressHydrationWarning>
        {legend}
      </VisuallyHidden>
      {choices.map(({ value, text }) => (
        <label key={value} className={styles.option}>
          <VisuallyHidden
            as="input"
            type="radio"
            name={themeKey}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
          <span suppressHydrationWarning className={styles.text}>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
