import { Button } from '../components/Button.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { NoBreak } from '../components/NoBreak.tsx';
import { SocialIcon } from '../components/SocialIcon.tsx';
import type { Content, Phone, Site } from '../content/derive.ts';
import { LogoMark } from '../dot-grid/LogoMark.tsx';

interface FooterProps {
  readonly copy: Site;
  /** Address of the home page, or '' on it. */
  readonly home: '/' | '';
  readonly name: string;
  readonly tagline: string;
  readonly email: string;
  readonly phone: Phone;
  readonly hours: string;
  readonly services: readonly string[];
  /** The pages beside the home page. */
  readonly pages: readonly { readonly heading: string; readonly path: string }[];
  readonly social: Content['agency']['social'];
  readonly year: number;
}

export function Footer(props: FooterProps) {
  const { copy, home, name, tagline, email, phone, hours, services, pages, social, year } = props;
  const { footer, theme } = copy;
  return (
    <footer className="site-footer page-width">
      <div className="columns">
        <div className="md:col-span-5">
          <p className="logo">
            <LogoMark /> {name}
          </p>
          <p className="mt-3 mb-6 max-w-[40ch]">{tagline}</p>
          <Button look="secondary" href={`${home}#contact`}>
            {footer.action}
          </Button>
        </div>
        <nav
          aria-labelledby="footer-services"
          className="md:col-span-4 lg:col-span-3 lg:col-start-7"
        >
          <h2 id="footer-services" className="label">
            {footer.services}
          </h2>
          <ul>
            {services.map((service) => (
              <li key={service}>
                <a href={`${home}#services`}>{service}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="md:col-span-3">
          <h2 className="label">{footer.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            <li>
              <a href={phone.href}>{phone.display}</a>
            </li>
            <li className="py-1">
              <NoBreak text={hours} />
            </li>
          </ul>
          <ul aria-label={footer.social} className="social">
            {social.map(({ network, url, icon }) => (
              <li key={network}>
                <ExternalLink
                  href={url}
                  note={copy.newTab}
                  tooltip={network}
                  className="icon-button"
                >
                  <SocialIcon path={icon} />
                  <span className="sr-only">{network}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="footer-end">
        <p>
          © <span data-year="">{year}</span> {name}
        </p>
        {pages.map(({ heading, path }) => (
          <a key={path} href={path}>
            {heading}
          </a>
        ))}
        <fieldset className="theme-choice needs-script" data-theme-choice="">
          <legend className="sr-only">{theme.legend}</legend>
          {theme.choices.map(({ value, text }) => (
            <label key={value}>
              <input type="radio" name="theme" value={value} className="sr-only" />
              {text}
            </label>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
