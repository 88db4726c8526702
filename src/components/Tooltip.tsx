import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useId, useState } from 'react';

interface TooltipProps {
  readonly text: string;
  /** The control that it names. */
  readonly children: ReactElement;
}

/**
 * Labels an icon-only control, at any width where it shows no text. Before hydration, and while the tooltip is closed,
 * its `title` does.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <BaseTooltip.Root
      onOpenChange={(opens, details) => {
        const { trigger } = details;
        // In a wide window the control may show the text itself.
        if (opens && trigger instanceof HTMLElement && trigger.innerText === text) details.cancel();
        else setOpen(opens);
      }}
    >
      <BaseTooltip.Trigger
        // The browser's own tooltip would repeat it.
        title={isOpen ? undefined : text}
        aria-describedby={isOpen ? id : undefined}
        render={children}
      />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          role="none"
          sideOffset={8}
          collisionPadding={8}
          className="tooltip-position"
        >
          <BaseTooltip.Popup id={id} role="tooltip" className="tooltip">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
