import type { ReactNode } from 'react';
import { Pictogram, type PictogramName } from '../dot-grid/Pictogram.tsx';

interface ContactCardProps {
  readonly title: string;
  readonly pictogram: PictogramName;
  /** The target of the whole card, and the link text. */
  readonly link: { readonly href: string; readonly text: ReactNode };
  readonly children: ReactNode;
}

/** A card with one way to reach the agency. */
export function ContactCard({ title, pictogram, link, children }: ContactCardProps) {
  return (
    <article aria-label={title} className="contact-card card">
      <h3 className="label">
        <Pictogram name={pictogram} />
        {title}
      </h3>
      <a href={link.href} className="contact-link">
        {link.text}
      </a>
      <p className="hint">{children}</p>
    </article>
  );
}
