import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import type { Site } from '../../content/site.ts';
import styles from './ThemeButton.module.css';

/**
 * Switches between light and dark. The page's script keeps its value, which is the theme that a press chooses, its title, and the
 * tooltip that says the same.
 */
export function ThemeButton({ toggle, toDark, toLight }: Site['theme']) {
  return (
    <Tooltip text={toDark} className={styles.control}>
      <Button
        variant="icon"
        aria-label={toggle}
        title={toDark}
        name="theme"
        data-dark={toDark}
        data-light={toLight}
        className={styles.button}
      >
        {/* Its own empty title keeps the browser from showing the button's beside the tooltip. */}
        <span title="" className={styles.icons}>
          <Icon name="moon" className={styles.inLight} />
          <Icon name="sun" className={styles.inDark} />
        </span>
      </Button>
    </Tooltip>
  );
}
