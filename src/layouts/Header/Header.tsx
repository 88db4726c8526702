import { clsx } from 'clsx';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import type { Agency } from '../../content/agency.ts';
import type { Site } from '../../content/site.ts';
import styles from './Header.module.css';
import { Menu, type NavLink } from './Menu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

interface HeaderProps {
  agency: Pick<Agency, 'name' | 'phone'>;
  content: Pick<Site, 'skip' | 'header' | 'theme'>;
  /** Address of the home page, or '' on it. */
  homePath: '/' | '';
}

/** The header of every page. */
export function Header({ agency, content, homePath }: HeaderProps) {
  const { name, phone } = agency;
  const { skip, header, theme } = content;
  const links: readonly NavLink[] = Object.entries(header.links).map(([id, text]) => ({
    text,
    href: `${homePath}#${id}`,
  }));
  const button: NavLink = { text: header.button, href: `${homePath}#contact` };
  return (
    <>
      <Button variant="primary" href="#main" className={styles.skip}>
        {skip}
      </Button>
      <Container as="header" className={clsx('navy', styles.header)}>
        <div className={styles.bar}>
          <a href="/" className={styles.home}>
            <Logo name={name} />
          </a>
          <nav aria-label={header.label} className={styles.links}>
            {links.map(({ text, href }) => (
              <a key={href} href={href} className={styles.link}>
                {text}
              </a>
            ))}
          </nav>
          <Tooltip text={phone.display}>
            <a
              href={phone.href}
              aria-label={phone.display}
              className={clsx(styles.link, styles.phone)}
            >
              <Icon name="phone" className={styles.phoneIcon} />
              <span className={styles.phoneText}>{phone.display}</span>
            </a>
          </Tooltip>
          <ThemeButton {...theme} />
          <Button variant="secondary" href={button.href} className={styles.button}>
            {button.text}
          </Button>
          <Menu
            label={header.menu}
            links={[...links, { text: phone.display, href: phone.href }]}
            button={button}
          />
        </div>
      </Container>
    </>
  );
}
