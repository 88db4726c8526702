import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Site } from '../../content/site.ts';
import styles from './ThemeButton.module.css';

/** Switches between light and dark. The page's script responds to it and keeps its title. */
export function ThemeButton({ toggle, toDark, toLight }: Site['theme']) {
  return (
    <Button
      variant="icon"
      aria-label={toggle}
      title={toDark}
      data-theme-button=""
      data-to-dark={toDark}
      data-to-light={toLight}
      className={styles.button}
    >
      <Icon name="moon" className={styles.inLight} />
      <Icon name="sun" className={styles.inDark} />
    </Button>
  );
}
