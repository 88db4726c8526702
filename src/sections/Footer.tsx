import { buttonStyle } from '../components/button-style.ts';
import { OutsideLink } from '../components/ExternalLink.tsx';
import { Icon, isIconName } from '../components/Icon.tsx';
import { phoneHref } from '../components/phone-href.ts';
import type { Site } from '../content/site.ts';
import { LogoMark } from '../dot-grid/LogoMark.tsx';

interface FooterProps {
  readonly words: Site;
  /** Address of the home page, or '' on it. */
  readonly home: '/' | '';
  readonly name: string;
  readonly tagline: string;
  readonly email: string;
  readonly phone: string;
  readonly hours: string;
  readonly services: readonly string[];
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly year: number;
}

const link =
  'inline-flex min-h-8 items-center text-muted hover:text-ink no-underline hover:underline';

export function Footer(props: FooterProps) {
  const { words, home, name, tagline, email, phone, hours, services, social, year } = props;
  const { footer, theme } = words;
  return (
    <footer className="page-width border-t border-line pt-12 pb-8 text-small print:hidden">
      <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-5">
          <p className="flex items-center gap-2.5 font-display text-[1.1875rem] font-[560] tracking-[-0.01em]">
            <LogoMark /> {name}
          </p>
          <p className="mt-4 mb-6 max-w-[40ch] text-muted">{tagline}</p>
          <a href={`${home}#contact`} className={buttonStyle('secondary')}>
            {footer.action}
          </a>
        </div>
        <nav aria-labelledby="footer-services" className="lg:col-span-3 lg:col-start-7">
          <h2 id="footer-services" className="mb-2 font-text text-small font-semibold">
            {footer.services}
          </h2>
          <ul>
            {services.map((service) => (
              <li key={service}>
                <a href={`${home}#services`} className={link}>
                  {service}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:col-span-3">
          <h2 className="mb-2 font-text text-small font-semibold">{footer.contact}</h2>
          <ul className="text-muted">
            <li>
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            </li>
            <li>
              <a href={phoneHref(phone)} className={link}>
                {phone}
              </a>
            </li>
            <li className="py-[0.3rem]">{hours}</li>
          </ul>
          <ul aria-label={footer.social} className="mt-2 -ms-3 flex">
            {social.map(({ network, url }) => (
              <li key={network}>
                <OutsideLink
                  href={url}
                  note={footer.newTab}
                  tooltip={network}
                  className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
                >
                  {isIconName(network) ? (
                    <>
                      <Icon name={network} />
                      <span className="sr-only">{network}</span>
                    </>
                  ) : (
                    network
                  )}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6 text-muted">
        <p>
          © {year} {name}
        </p>
        {footer.policies.map(({ text, href }) => (
          <a key={href} href={href} className={link}>
            {text}
          </a>
        ))}
        <fieldset className="theme-choice needs-script sm:ms-auto" data-theme-choice="">
          <legend className="sr-only">{theme.legend}</legend>
          {theme.choices.map(({ value, text }) => (
            <label
              key={value}
              className="flex min-h-9 cursor-pointer items-center px-3 hover:text-ink"
            >
              <input type="radio" name="theme" value={value} className="sr-only" />
              {text}
            </label>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
