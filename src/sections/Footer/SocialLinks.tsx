import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Tooltip, TooltipGroup } from '../../components/Tooltip.tsx';
import styles from './SocialLinks.module.css';

interface SocialLinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly network: string;
    readonly url: string;
    /** The path of a drawing of 24 by 24 units. */
    readonly icon: string;
  }[];
  readonly newTab: string;
}

/** The icons that lead to the agency's social networks: an island, for their tooltips. */
export function SocialLinks({ label, links, newTab }: SocialLinksProps) {
  return (
    <TooltipGroup>
      <ul aria-label={label} className={styles.links}>
        {links.map(({ network, url, icon }) => {
          const link = (
            <ExternalLink href={url} note={newTab} className="icon-button">
              <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
                <path d={icon} />
              </svg>
              <span suppressHydrationWarning className="sr-only">
                {network}
              </span>
            </ExternalLink>
          );
          return (
            <li key={url}>
              <ErrorBoundary fallback={link}>
                <Tooltip text={network}>{link}</Tooltip>
              </ErrorBoundary>
            </li>
          );
        })}
      </ul>
    </TooltipGroup>
  );
}
