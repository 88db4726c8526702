import type { ReactNode } from 'react';
import { Pictogram, type PictogramName } from '../dot-grid/Pictogram.tsx';

interface ContactCardProps {
  readonly title: string;
  readonly pictogram: PictogramName;
  /** Where the whole card leads, and the words of the link. */
  readonly link?: { readonly href: string; readonly text: ReactNode };
  readonly children: ReactNode;
}

export function ContactCard({ title, pictogram, link, children }: ContactCardProps) {
  return (
    <article aria-label={title} className="contact-card card">
      <Pictogram name={pictogram} />
      <div>
        <h3 className="label">{title}</h3>
        {link && (
          <a href={link.href} className="contact-link">
            {link.text}
          </a>
        )}
        {children}
      </div>
    </article>
  );
}
