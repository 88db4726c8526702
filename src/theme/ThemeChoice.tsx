import { chooseTheme, type Theme, themeKey } from './theme-store.ts';
import { useTheme } from './use-theme.ts';

interface ThemeChoiceProps {
  readonly legend: string;
  readonly choices: readonly { readonly value: Theme; readonly text: string }[];
}

/** Light, dark, or as the system says. Before hydration the inline script does so (`theme-controls.ts`). */
export function ThemeChoice({ legend, choices }: ThemeChoiceProps) {
  const theme = useTheme();
  return (
    <fieldset className="theme-choice needs-script">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={themeKey}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
