import type { ReactNode } from 'react';
import { ContactCard } from '../components/ContactCard.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { mailto } from '../components/mailto.ts';
import { NoBreak } from '../components/NoBreak.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Content } from '../content/derive.ts';
import { Pictogram } from '../dot-grid/Pictogram.tsx';

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
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className="section section-sunk contact"
    >
      <div className="columns">
        <SectionHeading
          section="contact"
          name={sharedWords.nav.names.contact}
          title={copy.title}
          lede={copy.lede}
        />
        <div className="contact-form-card card">
          <h3 id="contact-form-title" className="title">
            {copy.form.title}
          </h3>
          <p className="hint">{copy.form.intro}</p>
          {children}
        </div>
        <div className="contact-ways sticky-aside">
          <article aria-label={copy.consultation.title} className="consultation card">
            <Pictogram name="calendar" />
            <h3 className="title">{copy.consultation.title}</h3>
            <p>{copy.consultation.text}</p>
            <ExternalLink
              href={consultation.url}
              note={sharedWords.newTab}
              variant="secondary"
              size="large"
            >
              {copy.consultation.button}
              <Icon name="out" />
            </ExternalLink>
          </article>
          <ContactCard
            title={copy.email.title}
            pictogram="mail"
            link={{
              href: mailto(email),
              text: (
                <span>
                  {email.slice(0, domain)}
                  <wbr />
                  {email.slice(domain)}
                </span>
              ),
            }}
          >
            {copy.email.text}
          </ContactCard>
          <ContactCard
            title={copy.phone.title}
            pictogram="phone"
            link={{
              href: phone.href,
              text: <span className="no-break">{phone.display}</span>,
            }}
          >
            <NoBreak text={copy.phone.text} />
          </ContactCard>
        </div>
      </div>
      <div className="next-steps">
        <h3 className="title">{copy.next.title}</h3>
        <ol>
          {copy.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
