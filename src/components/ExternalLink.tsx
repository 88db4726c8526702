import { Button, type ButtonProps } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ExternalLinkProps = Extract<ButtonProps, { href: string }> & {
  /** Announced by assistive technology after the link text, such as "(opens in a new tab)". */
  note: string;
};

/** A link to another site that looks like a button and opens a new tab. */
export function ExternalLink({ note, children, ...link }: ExternalLinkProps) {
  return (
    <Button {...link} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{` ${note}`}</VisuallyHidden>
    </Button>
  );
}
