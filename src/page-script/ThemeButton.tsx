import { Button } from '../components/Button.tsx';
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
    <Button
      variant="icon"
      aria-label={label}
      title={isDark ? toLight : toDark}
      className="needs-script"
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {/* The icon shows the theme that a click switches to. */}
      <Icon name="moon" className={styles.inLight} />
      <Icon name="sun" className={styles.inDark} />
    </Button>
  );
}
