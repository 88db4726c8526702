import { buttonStyle } from '../components/button-style.ts';
import { Icon } from '../components/Icon.tsx';
import type { Site } from '../content/site.ts';
import { LogoMark } from '../dot-grid/LogoMark.tsx';

const link =
  'inline-flex min-h-11 items-center text-small font-medium text-muted no-underline hover:text-ink';
const iconButton =
  'size-11 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink';

interface HeaderProps {
  readonly name: string;
  readonly words: Site;
  /** Address of the home page, or '' on it: there a move stays in the document, whatever its query. */
  readonly home: '/' | '';
}

export function Header({ name, words, home }: HeaderProps) {
  const { nav, theme } = words;
  return (
    <>
      <header className="site-header page-width fixed inset-x-0 top-0 z-10 border-b border-line bg-bg print:hidden">
        <div className="flex h-(--header) items-center gap-2 sm:gap-4 md:gap-6">
          <a href="/" className="me-auto flex min-h-11 items-center gap-2.5 text-ink no-underline">
            <LogoMark />
            <span className="font-display text-[1.1875rem] font-[560] tracking-[-0.01em]">
              {name}
            </span>
          </a>
          <nav aria-label={nav.label} className="me-4 hidden gap-8 md:flex">
            {nav.links.map(({ text, href }) => (
              <a key={href} href={home + href} className={link}>
                {text}
              </a>
            ))}
          </nav>
          <button
            type="button"
            aria-label={theme.toggle}
            title={theme.toDark}
            data-theme-toggle=""
            data-tooltip=""
            data-to-dark={theme.toDark}
            data-to-light={theme.toLight}
            className={`needs-script grid ${iconButton}`}
          >
            <Icon name="moon" className="theme-moon" />
            <Icon name="sun" className="theme-sun" />
          </button>
          <a href={home + nav.action.href} className={buttonStyle('secondary', 'max-sm:hidden')}>
            {nav.action.text}
          </a>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={nav.menu}
            data-menu-button=""
            className={`grid md:hidden ${iconButton}`}
          >
            <Icon name="menu" className="menu-open" />
            <Icon name="close" className="menu-close" />
          </button>
        </div>
      </header>
      <div id="menu" popover="auto" className="menu page-width z-9 md:hidden">
        <nav aria-label={nav.menu} className="grid py-4">
          {nav.links.map(({ text, href }) => (
            <a
              key={href}
              href={home + href}
              className="flex min-h-13 items-center border-b border-line font-display text-title text-ink no-underline"
            >
              {text}
            </a>
          ))}
          <a href={home + nav.action.href} className={buttonStyle('secondary', 'my-6 sm:hidden')}>
            {nav.action.text}
          </a>
        </nav>
      </div>
    </>
  );
}
