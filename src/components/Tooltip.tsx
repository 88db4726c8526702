import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** In milliseconds: the delay before a tooltip opens, and how long the next one in its group opens right away. */
const openDelay = 700;
const groupTimeout = 300;

interface TooltipProps {
  /** What the control's accessible name begins with, so that the tooltip adds no description. */
  text: string;
  /** The control, which shows only an icon. */
  children: ReactElement;
}

/** Shows the name of an icon-only control on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root
      onOpenChange={(opens, { trigger, cancel }) => {
        // In a wide window the control may show the text itself.
        if (opens && trigger instanceof HTMLElement && trigger.innerText === text) cancel();
      }}
    >
      <BaseTooltip.Trigger delay={openDelay} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          role="none"
          sideOffset={8}
          collisionPadding={8}
          className={styles.positioner}
        >
          <BaseTooltip.Popup role="tooltip" className={styles.tooltip}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

/** Tooltips side by side: while one is open or has just closed, the next one opens right away. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <BaseTooltip.Provider timeout={groupTimeout}>{children}</BaseTooltip.Provider>;
}
