import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { EmailLink } from '../../components/EmailLink.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Section, SectionHeading } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import type { Agency } from '../../content/agency.ts';
import type { Contact as ContactContent } from '../../content/contact.ts';
import type { TitledText } from '../../content/section.ts';
import styles from './Contact.module.css';

interface ContactProps {
  content: ContactContent;
  agency: Pick<Agency, 'email' | 'phone' | 'consultation'>;
  /** Said to assistive technology after a link that opens a new tab. */
  newTab: string;
  /** The contact form, an island in the slot of this name, which the type checker does not count as given. */
  form?: ReactNode;
}

/** Two halves: the ways to reach the agency, on the accent color, and the contact form, on navy. */
export function Contact({ content, agency, newTab, form }: ContactProps) {
  const { consultation, phone, email } = content;
  return (
    <Section id="contact" variant="navy" className={styles.section}>
      <div className={clsx('accent', styles.methods)}>
        <SectionHeading id="contact" words={content} className={styles.heading} />
        <article className={styles.consultation}>
          <div className={styles.booking}>
            <Text as="h3" variant="title">
              {consultation.title}
            </Text>
            <ExternalLink variant="ink" size="large" href={agency.consultation.url} note={newTab}>
              {consultation.button}
              <Icon name="out" className={styles.icon} />
            </ExternalLink>
          </div>
          <p>{consultation.text}</p>
        </article>
        <ContactMethod {...phone}>
          <Text as="a" variant="titleLarge" href={agency.phone.href}>
            {agency.phone.display}
          </Text>
        </ContactMethod>
        <ContactMethod {...email}>
          <Text as={EmailLink} variant="titleSmall" address={agency.email} />
        </ContactMethod>
      </div>
      <div className={styles.form}>{form}</div>
    </Section>
  );
}

/** The link to a phone number or an address, and when someone answers. */
function ContactMethod({ title, text, children }: TitledText & { children: ReactNode }) {
  return (
    <article className={styles.method}>
      <Text as="h3" variant="label">
        {title}
      </Text>
      {children}
      <p>
        <NoBreak text={text} />
      </p>
    </article>
  );
}
