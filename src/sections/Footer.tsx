import { buttonStyle } from '../components/button-style.ts';
import { OutsideLink } from '../components/ExternalLink.tsx';
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

const link =
  'inline-flex min-h-8 items-center text-muted hover:text-ink no-underline hover:underline';

export function Footer(props: FooterProps) {
  const { copy, home, name, tagline, email, phone, hours, services, pages, social, year } = props;
  const { footer, theme } = copy;
  return (
    <footer className="page-width border-t border-line pt-12 pb-8 text-small print:hidden">
      <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-5">
          <p className="flex items-center gap-2.5 font-display text-[1.1875rem] font-[560] tracking-[-0.01em]">
            <LogoMark /> {name}
          </p>
          <p className="mt-4 mb-6 max-w-[40ch] text-muted">{tagline}</p>
          <a href={`${home}#contact`} className={buttonStyle('line')}>
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
              <a href={phone.href} className={link}>
                {phone.display}
              </a>
            </li>
            <li className="py-[0.3rem]">{hours}</li>
          </ul>
          <ul aria-label={footer.social} className="mt-2 -ms-3 flex">
            {social.map(({ network, url, icon }) => (
              <li key={network}>
                <OutsideLink
                  href={url}
                  note={copy.newTab}
                  tooltip={network}
                  className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
                >
                  <SocialIcon path={icon} />
                  <span className="sr-only">{network}</span>
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6 text-muted">
        <p>
          © <span data-year="">{year}</span> {name}
        </p>
        {pages.map(({ heading, path }) => (
          <a key={path} href={path} className={link}>
            {heading}
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
