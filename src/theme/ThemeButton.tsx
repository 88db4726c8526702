import { afterPaint } from '../after-paint.ts';
import { Icon } from '../components/Icon.tsx';
import { Tooltip } from '../components/Tooltip.tsx';
import { rootData } from '../root-data.ts';
import { chooseTheme, isDark } from './theme-store.ts';
import { useIsDark } from './use-theme.ts';

interface ThemeButtonProps {
  readonly label: string;
  /** The button's action in light mode, and in dark mode. */
  readonly toDark: string;
  readonly toLight: string;
}

/** Switches between light and dark. Before hydration the inline script does so (`theme-controls.ts`). */
export function ThemeButton({ label, toDark, toLight }: ThemeButtonProps) {
  return (
    <Tooltip text={useIsDark() ? toLight : toDark}>
      <button
        type="button"
        aria-label={label}
        data-theme-toggle=""
        data-to-dark={toDark}
        data-to-light={toLight}
        className="needs-script icon-button"
        onClick={switchTheme}
      >
        {/* The icon shows the theme that a click switches to. */}
        <Icon name="moon" className="theme-light-only" />
        <Icon name="sun" className="theme-dark-only" />
      </button>
    </Tooltip>
  );
}

function switchTheme(): void {
  // Without the dots (`dot-grid.css`), the frame with the new colors comes sooner.
  rootData().recolor = '';
  afterPaint(() => delete rootData().recolor);
  chooseTheme(isDark() ? 'light' : 'dark');
}
