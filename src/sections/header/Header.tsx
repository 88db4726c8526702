import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Phone, SharedWords } from '../../content/derive.ts';
import { LogoMark } from '../../dot-grid/LogoMark.tsx';

interface HeaderProps {
  readonly name: string;
  readonly phone: Phone;
  readonly copy: Pick<SharedWords, 'skip' | 'nav' | 'theme'>;
  /** Address of the home page; '' on it, so that its links are fragments and keep a query. */
  readonly homePath: '/' | '';
}

export function Header({ name, phone, copy, homePath }: HeaderProps) {
  const { skip, nav, theme } = copy;
  return (
    <>
      <Button variant="primary" href="#main" className="skip-link">
        {skip}
      </Button>
      <div data-scroll-sentinel="" aria-hidden="true" />
      <header className="site-header page-width">
        <div>
          <a href="/" className="logo">
            <LogoMark /> <span>{name}</span>
          </a>
          <nav aria-label={nav.label}>
            {nav.links.map(({ text, href }) => (
              <a key={href} href={homePath + href}>
                {text}
              </a>
            ))}
          </nav>
          <a href={phone.href}>
            <Icon name="phone" />
            <span>{phone.display}</span>
          </a>
          <button
            type="button"
            aria-label={theme.toggle}
            title={theme.toDark}
            data-theme-toggle=""
            data-tooltip=""
            data-to-dark={theme.toDark}
            data-to-light={theme.toLight}
            className="needs-script icon-button"
          >
            <Icon name="moon" className="theme-moon" />
            <Icon name="sun" className="theme-sun" />
          </button>
          <Button variant="secondary" href={homePath + nav.button.href}>
            {nav.button.text}
          </Button>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={nav.menu}
            data-menu-button=""
            className="icon-button"
          >
            <Icon name="menu" className="menu-open" />
            <Icon name="close" className="menu-close" />
          </button>
        </div>
      </header>
      <div id="menu" popover="auto" className="menu page-width">
        <nav aria-label={nav.menu}>
          {nav.links.map(({ text, href }) => (
            <a key={href} href={homePath + href} className="title">
              {text}
            </a>
          ))}
          <a href={phone.href} className="title">
            {phone.display}
          </a>
          <Button variant="secondary" href={homePath + nav.button.href}>
            {nav.button.text}
          </Button>
        </nav>
      </div>
    </>
  );
}
