import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Logo } from '../../components/Logo.tsx';
import styles from './Header.module.css';

export interface NavLink {
  readonly text: string;
  readonly href: string;
}

interface HeaderProps {
  readonly name: string;
  /** The text of the link that skips the header. */
  readonly skip: string;
  readonly label: string;
  readonly links: readonly NavLink[];
  readonly button: NavLink;
  /** The islands, as slots. */
  readonly phone?: ReactNode;
  readonly theme?: ReactNode;
  readonly menu?: ReactNode;
}

/** The header of every page. */
export function Header({ name, skip, label, links, button, phone, theme, menu }: HeaderProps) {
  return (
    <>
      <Button variant="primary" href="#main" className={styles.skip}>
        {skip}
      </Button>
      {/* Safari never focuses a clicked link. It focuses the header instead, so that the page scrolls smoothly. */}
      <Container as="header" tabIndex={-1} className={clsx('dark', styles.header)}>
        <div className={styles.bar}>
          <a href="/" aria-label={name} className={styles.home}>
            <Logo name={name} />
          </a>
          <nav aria-label={label} className={styles.links}>
            {links.map(({ text, href }) => (
              <a key={href} href={href} className={styles.link}>
                {text}
              </a>
            ))}
          </nav>
          {phone}
          {theme}
          <Button variant="secondary" href={button.href} className={styles.button}>
            {button.text}
          </Button>
          {menu}
        </div>
      </Container>
    </>
  );
}
