import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card.tsx';
import { Columns } from '../../components/Columns.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import { ConsultationCard } from './ConsultationCard.tsx';
import styles from './Contact.module.css';
import { ContactCard } from './ContactCard.tsx';
import { NextSteps } from './NextSteps.tsx';

interface ContactProps {
  readonly content: Content;
  /** The inquiry form. */
  readonly children: ReactNode;
}

export function Contact({ content, children }: ContactProps) {
  const { contact: copy, sharedWords } = content;
  const { email, phone, consultation } = content.agency;
  const domain = email.indexOf('@') + 1;
  return (
    <Section id="contact" variant="sunken" className={styles.section}>
      <Columns className={styles.columns}>
        <SectionHeading
          section="contact"
          name={sharedWords.nav.contact}
          title={copy.title}
          lead={copy.lead}
          className={styles.heading}
        />
        <Card className={clsx('no-print', styles.form)}>
          <h3 id="contact-form-title" className={typography.title}>
            {copy.form.title}
          </h3>
          <p className={clsx(typography.hint, styles.intro)}>{copy.form.intro}</p>
          {children}
        </Card>
        <div className={styles.ways}>
          <ConsultationCard
            copy={copy.consultation}
            url={consultation.url}
            newTab={sharedWords.newTab}
          />
          <ContactCard
            title={copy.email.title}
            pictogram="mail"
            href={`mailto:${email}`}
            link={
              <span>
                {email.slice(0, domain)}
                <wbr />
                {email.slice(domain)}
              </span>
            }
          >
            {copy.email.text}
          </ContactCard>
          <ContactCard
            title={copy.phone.title}
            pictogram="phone"
            href={phone.href}
            link={phone.display}
          >
            <NoBreak text={copy.phone.text} />
          </ContactCard>
        </div>
      </Columns>
      <NextSteps title={copy.next.title} steps={copy.next.steps} />
    </Section>
  );
}
