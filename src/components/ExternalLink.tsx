import type { ReactNode } from 'react';

interface ExternalLinkProps {
  readonly href: string;
  /** Said to assistive technology after the link's own name, such as "(opens in a new tab)". */
  readonly note: string;
  readonly className?: string;
  /** Shown beside a link that is only an icon. */
  readonly tooltip?: string;
  readonly children: ReactNode;
}

export function ExternalLink({ href, note, className, tooltip, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} data-tooltip={tooltip}>
      {children}
      <span className="sr-only">{` ${note}`}</span>
    </a>
  );
}
