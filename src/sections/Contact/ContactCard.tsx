import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card.tsx';
import { ContactLink } from '../../components/ContactLink.tsx';
import { Pictogram, type PictogramName } from '../../components/Pictogram.tsx';
import typography from '../../components/typography.module.css';
import styles from './ContactCard.module.css';

interface ContactCardProps {
  readonly title: string;
  readonly pictogram: PictogramName;
  /** The target of the whole card. */
  readonly href: string;
  readonly link: ReactNode;
  readonly children: ReactNode;
}

/** A card with one way to reach the agency. */
export function ContactCard({ title, pictogram, href, link, children }: ContactCardProps) {
  return (
    <Card as="article" aria-label={title} className={styles.card}>
      <h3 className={clsx(typography.label, styles.title)}>
        <Pictogram name={pictogram} size="small" />
        {title}
      </h3>
      <ContactLink href={href} className={styles.link}>
        {link}
      </ContactLink>
      <p className={typography.hint}>{children}</p>
    </Card>
  );
}
