import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './SocialLinks.module.css';

/** Network icons by name in lowercase letters, in 24 by 24 units. */
const icons: Readonly<Record<string, string>> = {
  linkedin:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 0 0-4 0',
  x: 'M4 4l11.7 16H20L8.3 4ZM4 20l6.8-6.8M20 4l-6.8 6.8',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM16.5 7.5v.01',
  facebook: 'M11 21v-8H8V9.5h3V7a4 4 0 0 1 4-4h2.5v3.5h-2A1.5 1.5 0 0 0 14 8v1.5h3.5L17 13h-3v8',
  youtube: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10 9l5 3-5 3Z',
};
const website =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.6 9h16.8M3.6 15h16.8M12 3a15 15 0 0 0 0 18M12 3a15 15 0 0 1 0 18';

interface SocialLinksProps {
  label: string;
  links: readonly {
    network: string;
    url: string;
  }[];
  newTab: string;
}

/** The icons that link to the agency's social networks, if it has any. */
export function SocialLinks({ label, links, newTab }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul role="list" aria-label={label} className={styles.links}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <Tooltip text={network}>
            <ExternalLink variant="icon" href={url} note={newTab}>
              <Icon path={icons[network.toLowerCase()] ?? website} />
              <VisuallyHidden>{network}</VisuallyHidden>
            </ExternalLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
