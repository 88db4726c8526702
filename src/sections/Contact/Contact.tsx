import type { ReactNode } from 'react';
import { Card } from '../../components/Card.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Section } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import type { Agency } from '../../content/agency.ts';
import type { Contact as ContactContent } from '../../content/contact.ts';
import styles from './Contact.module.css';

interface ContactProps {
  readonly content: ContactContent;
  readonly agency: Pick<Agency, 'email' | 'phone' | 'consultation'>;
  /** Said to assistive technology after a link that opens a new tab. */
  readonly newTab: string;
  /** The contact form, an island. */
  readonly children: ReactNode;
}

/** The contact form, and the other ways to reach the agency. */
export function Contact({ content, agency, newTab, children }: ContactProps) {
  const { email, phone, consultation } = content;
  // An address breaks after its @ where it is too long for the card.
  const [user, domain] = agency.email.split('@');
  return (
    <Section id="contact" heading={content} variant="dark" className={styles.section}>
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
        <Card as="article" className={styles.card}>
          <Text as="h3" variant="label">
            {email.title}
          </Text>
          <a href={`mailto:${agency.email}`} className={styles.link}>
            <span>
              {`${user}@`}
              <wbr />
              {domain}
            </span>
          </a>
          <Text variant="hint">{email.text}</Text>
        </Card>
        <Card as="article" className={styles.card}>
          <Text as="h3" variant="label">
            {phone.title}
          </Text>
          <a href={agency.phone.href} className={styles.link}>
            {agency.phone.display}
          </a>
          <Text variant="hint">
            <NoBreak text={phone.text} />
          </Text>
        </Card>
      </div>
    </Section>
  );
}
