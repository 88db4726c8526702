import type { ComponentPropsWithRef } from 'react';

interface ExternalLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  /** Announced by assistive technology after the link text, such as "(opens in a new tab)". */
  readonly note: string;
}

export function ExternalLink({ note, children, ...link }: ExternalLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{` ${note}`}</span>
    </a>
  );
}
