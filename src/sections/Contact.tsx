import type { ReactNode } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { OutsideLink } from '../components/ExternalLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { phoneHref } from '../components/phone-href.ts';
import type { ContactSection } from '../content/home.ts';
import { Pictogram } from '../dot-grid/Pictogram.tsx';

interface ContactProps {
  readonly words: ContactSection;
  readonly email: string;
  readonly phone: string;
  readonly bookingUrl: string;
  /** The inquiry form. */
  readonly children: ReactNode;
}

const card = 'mt-3 flex gap-4 rounded-panel border border-line bg-surface p-6';
const big = 'text-lede font-semibold text-ink no-underline hover:underline';

export function Contact({ words, email, phone, bookingUrl, children }: ContactProps) {
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className="page-width border-t border-line bg-sunk py-[clamp(4.5rem,10vw,8rem)]"
    >
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pe-8">
          <h2 id="contact-title" className="optical text-heading tracking-[-0.02em]">
            {words.title}
          </h2>
          <p className="mt-6 mb-6 max-w-[46ch] text-muted">{words.lede}</p>
          <article aria-label={words.email.title} className={card}>
            <Pictogram name="mail" word="" size={28} className="mt-[0.2rem] flex-none" />
            <div>
              <h3 className="text-small font-semibold">{words.email.title}</h3>
              <a href={`mailto:${email}`} className={big}>
                {email}
              </a>
              <p className="text-small text-muted">{words.email.text}</p>
            </div>
          </article>
          <article aria-label={words.phone.title} className={card}>
            <Pictogram name="phone" word="" size={28} className="mt-[0.2rem] flex-none" />
            <div>
              <h3 className="text-small font-semibold">{words.phone.title}</h3>
              <a href={phoneHref(phone)} className={big}>
                {phone}
              </a>
              <p className="text-small text-muted">{words.phone.text}</p>
            </div>
          </article>
          <article aria-label={words.consultation.title} className={card}>
            <Pictogram name="calendar" word="" size={28} className="mt-[0.2rem] flex-none" />
            <div>
              <h3 className="text-small font-semibold">{words.consultation.title}</h3>
              <p className="mb-4 max-w-[46ch] text-small text-muted">{words.consultation.text}</p>
              <OutsideLink
                href={bookingUrl}
                note={words.consultation.newTab}
                className={buttonStyle('secondary')}
              >
                {words.consultation.action}
                <Icon name="out" className="size-4" />
              </OutsideLink>
            </div>
          </article>
          <h3 className="mt-8 mb-4 text-small font-semibold">{words.next.title}</h3>
          <ol className="grid max-w-[52ch] gap-2 text-small text-muted">
            {words.next.steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[1.5rem_1fr]">
                <span aria-hidden="true" className="text-ink tabular-nums">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start rounded-panel border border-line bg-surface p-6 md:p-8 lg:col-span-7">
          <h3 id="inquiry-title" className="text-title">
            {words.form.title}
          </h3>
          <p className="mt-1.5 mb-6 text-small text-muted">{words.form.intro}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
