import { Button } from '../../components/Button.tsx';
import type { Phone } from '../../content/derive.ts';
import type { Menu as MenuState } from './use-menu.ts';

interface Link {
  readonly text: string;
  readonly href: string;
}

interface MenuProps {
  readonly menu: MenuState;
  readonly label: string;
  readonly links: readonly Link[];
  readonly button: Link;
  readonly phone: Phone;
}

/** The navigation on small screens, in a popover that its button opens without JavaScript. */
export function Menu({ menu, label, links, button, phone }: MenuProps) {
  return (
    <div
      ref={menu.popover}
      id={menu.id}
      popover="auto"
      data-open={menu.isOpen || undefined}
      onBeforeToggle={menu.syncState}
      className="menu page-width"
    >
      <nav aria-label={label}>
        {links.map(({ text, href }) => (
          <a key={href} href={href} onClick={menu.closeOnLink} className="title">
            {text}
          </a>
        ))}
        <a href={phone.href} className="title">
          {phone.display}
        </a>
        <Button variant="secondary" href={button.href} onClick={menu.closeOnLink}>
          {button.text}
        </Button>
      </nav>
    </div>
  );
}
