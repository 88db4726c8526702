import { clsx } from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import type { Agency } from '../../content/agency.ts';
import type { NavLink } from './Header.tsx';
import styles from './Menu.module.css';

const id = 'menu';

interface MenuProps {
  readonly label: string;
  readonly links: readonly NavLink[];
  readonly button: NavLink;
  readonly phone: Agency['phone'];
}

/** The navigation on small screens: a native popover, and an island that closes it after a choice. */
export function Menu({ label, links, button, phone }: MenuProps) {
  const popover = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Older browsers have no popovers.
  const close = useCallback(() => popover.current?.hidePopover?.(), []);

  useEffect(() => {
    const wideWindow = matchMedia('(min-width: 48rem)');
    wideWindow.addEventListener('change', close);
    return () => wideWindow.removeEventListener('change', close);
  }, [close]);

  return (
    <>
      <Button
        ref={opener}
        variant="icon"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className={styles.button}
      >
        <Icon name="menu" className={styles.openIcon} />
        <Icon name="close" className={styles.closeIcon} />
      </Button>
      <Container ref={popover} id={id} popover="auto" className={clsx('dark', styles.menu)}>
        <nav
          aria-label={label}
          // Tab leads on to the page, which the menu would cover. The button closes the menu itself.
          onBlur={({ currentTarget, relatedTarget: next }) => {
            if (next && !currentTarget.contains(next) && next !== opener.current) close();
          }}
          className={styles.links}
        >
          {links.map(({ text, href }) => (
            <Text
              as="a"
              variant="title"
              key={href}
              href={href}
              onClick={close}
              suppressHydrationWarning
              className={styles.link}
            >
              {text}
            </Text>
          ))}
          <Text
            as="a"
            variant="title"
            href={phone.href}
            onClick={close}
            suppressHydrationWarning
            className={styles.link}
          >
            {phone.display}
          </Text>
          <Button
            variant="secondary"
            href={button.href}
            onClick={close}
            suppressHydrationWarning
            className={styles.contact}
          >
            {button.text}
          </Button>
        </nav>
      </Container>
    </>
  );
}
