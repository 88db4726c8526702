import { Icon } from '../components/Icon.tsx';
import styles from './ThemeButton.module.css';
import { chooseTheme, useIsDark } from './theme-store.ts';

interface ThemeButtonProps {
  readonly label: string;
  /** The button's action in light mode, and in dark mode. */
  readonly toDark: string;
  readonly toLight: string;
}

/** Switches between light and dark, an island. */
export function ThemeButton({ label, toDark, toLight }: ThemeButtonProps) {
  const isDark = useIsDark();
  return (
    <button
      type="button"
      aria-label={label}
      title={isDark ? toLight : toDark}
      className="needs-script icon-button"
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {/* The icon shows the theme that a click switches to. */}
      <Icon name="moon" className={styles.inLight} />
      <Icon name="sun" className={styles.inDark} />
    </button>
  );
}
