import { clsx } from 'clsx';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import styles from './Menu.module.css';

export interface NavLink {
  text: string;
  href: string;
}

interface MenuProps {
  label: string;
  links: readonly NavLink[];
  button: NavLink;
}

/** The navigation on small screens: a popover, which the page's script closes after a choice. */
export function Menu({ label, links, button }: MenuProps) {
  return (
    <>
      <Tooltip text={label} className={styles.control}>
        <Button variant="icon" popoverTarget="menu" aria-label={label} className={styles.button}>
          <Icon name="menu" className={styles.openIcon} />
          <Icon name="close" className={styles.closeIcon} />
        </Button>
      </Tooltip>
      <Container id="menu" popover="auto" className={clsx('navy', styles.menu)}>
        <nav aria-label={label} className={styles.links}>
          {links.map(({ text, href }) => (
            <Text as="a" variant="title" key={href} href={href} className={styles.link}>
              {text}
            </Text>
          ))}
          <Button variant="secondary" href={button.href} className={styles.contact}>
            {button.text}
          </Button>
        </nav>
      </Container>
    </>
  );
}
