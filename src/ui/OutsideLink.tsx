import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string;
  /** Said to assistive technology after the link's own name, such as "(opens in a new tab)". */
  readonly note: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function OutsideLink({ href, note, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> {note}</span>
    </a>
  );
}
