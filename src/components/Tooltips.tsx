import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

/** Milliseconds before a tooltip opens on hover, and during which the next one then opens immediately. */
const openDelay = 700;
const groupTimeout = 300;

/** The timing shared by the tooltips of an island. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delay={openDelay} timeout={groupTimeout}>
      {children}
    </Tooltip.Provider>
  );
}
