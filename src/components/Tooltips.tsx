import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

/** Milliseconds: before a tooltip opens under the pointer, and how long the next one then opens at once. */
const openDelay = 700;
const groupTimeout = 300;

/** The times that the tooltips of an island share. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delay={openDelay} timeout={groupTimeout}>
      {children}
    </Tooltip.Provider>
  );
}
