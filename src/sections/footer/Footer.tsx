import { Button } from '../../components/Button.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import type { Content, SharedWords } from '../../content/derive.ts';
import { LogoMark } from '../../dot-grid/LogoMark.tsx';

interface FooterProps {
  readonly agency: Pick<
    Content['agency'],
    'name' | 'tagline' | 'email' | 'phone' | 'hours' | 'social'
  >;
  readonly copy: Pick<SharedWords, 'footer' | 'theme' | 'newTab'>;
  /** Address of the home page, or '' on it. */
  readonly homePath: '/' | '';
  readonly services: readonly { readonly slug: string; readonly name: string }[];
  /** The pages beside the home page. */
  readonly pages: readonly { readonly heading: string; readonly path: string }[];
}

export function Footer({ agency, copy, homePath, services, pages }: FooterProps) {
  const { name, tagline, email, phone, hours, social } = agency;
  const { footer, theme } = copy;
  return (
    <footer className="site-footer page-width">
      <div className="columns">
        <div>
          <p className="logo">
            <LogoMark />
            {name}
          </p>
          <p>{tagline}</p>
          <Button variant="secondary" href={`${homePath}#contact`}>
            {footer.button}
          </Button>
        </div>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services" className="label">
            {footer.services}
          </h2>
          <ul>
            {services.map((service) => (
              <li key={service.slug}>
                <a href={`${homePath}#services`}>{service.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="label">{footer.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            <li>
              <a href={phone.href}>{phone.display}</a>
            </li>
            <li className="hours">
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
                  <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
                    <path d={icon} />
                  </svg>
                  <span className="sr-only">{network}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="footer-end">
        <p>
          © <span data-year="">{new Date().getFullYear()}</span> {name}
        </p>
        {pages.map(({ heading, path }) => (
          <a key={path} href={path}>
            {heading}
          </a>
        ))}
        <fieldset className="theme-choice needs-script">
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
