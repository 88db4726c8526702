import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { IslandBoundary } from '../../components/IslandBoundary.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { Tooltips } from '../../components/Tooltips.tsx';
import { useIsInView } from '../../components/use-is-in-view.ts';
import type { Phone, SharedWords } from '../../content/derive.ts';
import { ThemeButton } from '../../theme/ThemeButton.tsx';
import { Menu } from './Menu.tsx';
import { useMenu } from './use-menu.ts';

interface HeaderProps {
  readonly name: string;
  readonly phone: Phone;
  readonly copy: Pick<SharedWords, 'skip'> & {
    readonly nav: Omit<SharedWords['nav'], 'names'>;
    readonly theme: Pick<SharedWords['theme'], 'toggle' | 'toDark' | 'toLight'>;
  };
  /** Address of the home page; '' on it, so that its links are fragments and keep a query. */
  readonly homePath: '/' | '';
}

/** The header of every page, an island: its menu, and the button that switches the theme. */
export function Header(props: HeaderProps) {
  const { name, copy, homePath } = props;
  return (
    <IslandBoundary
      fallback={
        <header className="site-header page-width">
          <div>
            <a href="/" translate="no" className="logo">
              {name}
            </a>
            <Button variant="secondary" href={homePath + copy.nav.button.href}>
              {copy.nav.button.text}
            </Button>
          </div>
        </header>
      }
    >
      <Tooltips>
        <Bar {...props} />
      </Tooltips>
    </IslandBoundary>
  );
}

function Bar({ name, phone, copy, homePath }: HeaderProps) {
  const { skip, nav, theme } = copy;
  const sentinel = useRef<HTMLDivElement>(null);
  const isScrolled = !useIsInView(sentinel);
  const menu = useMenu();
  const links = nav.links.map(({ text, href }) => ({ text, href: homePath + href }));
  const button = { text: nav.button.text, href: homePath + nav.button.href };
  return (
    <>
      <Button variant="primary" href="#main" className="skip-link">
        {skip}
      </Button>
      <div ref={sentinel} className="scroll-sentinel" aria-hidden="true" />
      <header className="site-header page-width" data-scrolled={isScrolled || undefined}>
        <div>
          <a href="/" aria-label={name} className="logo">
            <Logo name={name} />
          </a>
          <nav aria-label={nav.label}>
            {links.map(({ text, href }) => (
              <a key={href} href={href} className="header-link">
                {text}
              </a>
            ))}
          </nav>
          <Tooltip text={phone.display}>
            <a href={phone.href} aria-label={phone.display} className="header-link header-phone">
              <Icon name="phone" />
              <span>{phone.display}</span>
            </a>
          </Tooltip>
          <ThemeButton label={theme.toggle} toDark={theme.toDark} toLight={theme.toLight} />
          <Button variant="secondary" href={button.href}>
            {button.text}
          </Button>
          <Tooltip text={nav.menu}>
            <button
              type="button"
              ref={menu.button}
              popoverTarget={menu.id}
              aria-label={nav.menu}
              aria-expanded={menu.isOpen ?? undefined}
              onClick={menu.toggle}
              className="icon-button menu-button"
            >
              <Icon name="menu" className="menu-open" />
              <Icon name="close" className="menu-close" />
            </button>
          </Tooltip>
        </div>
      </header>
      <Menu menu={menu} label={nav.menu} links={links} button={button} phone={phone} />
    </>
  );
}
