import type { ReactNode } from 'react';
import { Card } from '../../components/Card.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Section } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import type { Agency } from '../../content/agency.ts';
import type { Contact as ContactContent } from '../../content/contact.ts';
import type { TitledText } from '../../content/shapes.ts';
import styles from './Contact.module.css';

interface ContactProps {
  content: ContactContent;
  agency: Pick<Agency, 'email' | 'phone' | 'consultation'>;
  /** Said to assistive technology after a link that opens a new tab. */
  newTab: string;
  /** The contact form, an island. */
  children: ReactNode;
}

/** The contact form, and the other ways to reach the agency. */
export function Contact({ content, agency, newTab, children }: ContactProps) {
  const { email, phone, consultation } = content;
  // An address breaks after its @ where it is too long for the card.
  const [user, domain] = agency.email.split('@');
  return (
    <Section id="contact" heading={content} variant="navy" className={styles.section}>
      <Card className={styles.form}>{children}</Card>
      <div className={styles.cards}>
        <Card as="article" className={styles.consultation}>
          <div className={styles.consultationHeading}>
            <Text as="h3" variant="title" className={styles.consultationTitle}>
              {consultation.title}
            </Text>
            <ExternalLink variant="secondary" href={agency.consultation.url} note={newTab}>
              {consultation.button}
              <Icon name="out" className={styles.icon} />
            </ExternalLink>
          </div>
          <Text variant="muted">{consultation.text}</Text>
        </Card>
        <ContactCard {...email} href={`mailto:${agency.email}`}>
          <span>
            {`${user}@`}
            <wbr />
            {domain}
          </span>
        </ContactCard>
        <ContactCard {...phone} href={agency.phone.href}>
          {agency.phone.display}
        </ContactCard>
      </div>
    </Section>
  );
}

interface ContactCardProps extends TitledText {
  href: string;
  /** The link's text. */
  children: ReactNode;
}

/** A card with an address or a phone number. */
function ContactCard({ title, text, href, children }: ContactCardProps) {
  return (
    <Card as="article" className={styles.card}>
      <Text as="h3" variant="label">
        {title}
      </Text>
      <a href={href} className={styles.link}>
        {children}
      </a>
      <Text variant="small">
        <NoBreak text={text} />
      </Text>
    </Card>
  );
}
