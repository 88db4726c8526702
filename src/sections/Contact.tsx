import type { ReactNode } from 'react';
import { ContactCard } from '../components/ContactCard.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { NoBreak } from '../components/NoBreak.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Content } from '../content/derive.ts';

interface ContactProps {
  readonly content: Content;
  /** The inquiry form. */
  readonly children: ReactNode;
}

export function Contact({ content, children }: ContactProps) {
  const { contact: copy, sharedWords } = content;
  const { email, phone, consultation } = content.agency;
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className="section section-sunk contact columns"
    >
      <SectionHeading id="contact-title" title={copy.title} lede={copy.lede} />
      <div className="contact-form-card card">
        <h3 id="contact-form-title" className="title">
          {copy.form.title}
        </h3>
        <p className="hint">{copy.form.intro}</p>
        {children}
      </div>
      <div>
        <h3 className="label">{copy.next.title}</h3>
        <ol className="next-steps">
          {copy.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ContactCard
          title={copy.email.title}
          pictogram="mail"
          link={{ href: `mailto:${email}`, text: email }}
        >
          <p>{copy.email.text}</p>
        </ContactCard>
        <ContactCard
          title={copy.phone.title}
          pictogram="phone"
          link={{
            href: phone.href,
            text: <span className="no-break">{phone.display}</span>,
          }}
        >
          <p>
            <NoBreak text={copy.phone.text} />
          </p>
        </ContactCard>
        <ContactCard title={copy.consultation.title} pictogram="calendar">
          <p>{copy.consultation.text}</p>
          <ExternalLink
            href={consultation.url}
            note={sharedWords.newTab}
            className="button button-secondary"
          >
            {copy.consultation.button}
            <Icon name="out" />
          </ExternalLink>
        </ContactCard>
      </div>
    </section>
  );
}
