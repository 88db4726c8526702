import type { ComponentPropsWithoutRef, ElementType } from 'react';

interface EmailLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  address: string;
  /** A link with a look of its own. */
  as?: ElementType;
}

/** A link to an email address, which opens the mail client. Where the address is too long for a line, it breaks after its @. */
export function EmailLink({ address, as: Link = 'a', ...rest }: EmailLinkProps) {
  const [user, domain] = address.split('@');
  return (
    <Link {...rest} href={`mailto:${address}`}>
      <span>
        {`${user}@`}
        <wbr />
        {domain}
      </span>
    </Link>
  );
}
