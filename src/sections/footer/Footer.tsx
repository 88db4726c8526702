import { Button } from '../../components/Button.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { IslandBoundary } from '../../components/IslandBoundary.tsx';
import { Logo } from '../../components/Logo.tsx';
import { mailto } from '../../components/mailto.ts';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { Tooltips } from '../../components/Tooltips.tsx';
import type { Content, SharedWords } from '../../content/derive.ts';
import { ThemeChoice } from '../../theme/ThemeChoice.tsx';
import { useYear } from './use-year.ts';

interface FooterProps {
  readonly agency: Pick<
    Content['agency'],
    'name' | 'tagline' | 'email' | 'phone' | 'hours' | 'social'
  >;
  readonly copy: Pick<SharedWords, 'footer' | 'newTab'> & {
    readonly theme: Pick<SharedWords['theme'], 'legend' | 'choices'>;
  };
  /** Address of the home page, or '' on it. */
  readonly homePath: '/' | '';
  /** Their names. */
  readonly services: readonly string[];
  /** The pages other than the home page. */
  readonly pages: readonly { readonly heading: string; readonly path: string }[];
  readonly buildYear: number;
}

/** The footer of every page, an island for the theme choice, the tooltips and the current year. */
export function Footer(props: FooterProps) {
  const { name, email, phone } = props.agency;
  return (
    <IslandBoundary
      fallback={
        <footer className="site-footer page-width">
          <p translate="no" className="logo">
            {name}
          </p>
          <ul>
            <EmailAndPhone email={email} phone={phone} />
          </ul>
        </footer>
      }
    >
      <Tooltips>
        <Columns {...props} />
      </Tooltips>
    </IslandBoundary>
  );
}

function Columns({ agency, copy, homePath, services, pages, buildYear }: FooterProps) {
  const { name, tagline, email, phone, hours, social } = agency;
  const { footer, theme } = copy;
  return (
    <footer className="site-footer page-width">
      <div className="columns">
        <div className="footer-about">
          <p className="logo">
            <Logo name={name} />
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
              <li key={service}>
                <a href={`${homePath}#services`} className="footer-link">
                  {service}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-contact">
          <h2 className="label">{footer.contact}</h2>
          <ul>
            <EmailAndPhone email={email} phone={phone} />
            <li className="hours">
              <NoBreak text={hours} />
            </li>
          </ul>
          <ul aria-label={footer.social} className="social">
            {social.map(({ network, url, icon }) => (
              <li key={url}>
                <Tooltip text={network}>
                  <ExternalLink variant="icon" href={url} note={copy.newTab}>
                    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
                      <path d={icon} />
                    </svg>
                    <span className="sr-only">{network}</span>
                  </ExternalLink>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="footer-end">
        <p>
          © <span>{useYear(buildYear)}</span> {name}
        </p>
        {pages.map(({ heading, path }) => (
          <a key={path} href={path} className="footer-link">
            {heading}
          </a>
        ))}
        <ThemeChoice legend={theme.legend} choices={theme.choices} />
      </div>
    </footer>
  );
}

function EmailAndPhone({ email, phone }: Pick<FooterProps['agency'], 'email' | 'phone'>) {
  return (
    <>
      <li>
        <a href={mailto(email)} className="footer-link">
          {email}
        </a>
      </li>
      <li>
        <a href={phone.href} className="footer-link">
          {phone.display}
        </a>
      </li>
    </>
  );
}
