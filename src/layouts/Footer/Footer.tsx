import { clsx } from 'clsx';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { EmailLink } from '../../components/EmailLink.tsx';
import { Logo } from '../../components/Logo.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { QuietLink } from '../../components/QuietLink.tsx';
import { Text } from '../../components/Text.tsx';
import type { Agency } from '../../content/agency.ts';
import type { Site } from '../../content/site.ts';
import styles from './Footer.module.css';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

interface FooterProps {
  agency: Pick<Agency, 'name' | 'tagline' | 'email' | 'phone' | 'hours' | 'social'>;
  content: Pick<Site, 'footer' | 'theme' | 'newTab'>;
  /** Address of the home page, or '' on it. */
  homePath: '/' | '';
  /** Their names. */
  services: readonly string[];
  policies: readonly { heading: string; path: string }[];
  year: number;
}

/** The footer of every page. */
export function Footer({ agency, content, homePath, services, policies, year }: FooterProps) {
  const { name, tagline, email, phone, hours, social } = agency;
  const { footer, theme, newTab } = content;
  return (
    <Container as="footer" className={clsx('navy', styles.footer)}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo name={name} />
          <p className={styles.tagline}>{tagline}</p>
          <Button variant="secondary" href={`${homePath}#contact`}>
            {footer.button}
          </Button>
        </div>
        <nav aria-labelledby="footer-services">
          <Text as="h2" variant="label" id="footer-services" className={styles.heading}>
            {footer.services}
          </Text>
          <ul role="list">
            {services.map((service) => (
              <li key={service}>
                <QuietLink href={`${homePath}#services`}>{service}</QuietLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Text as="h2" variant="label" className={styles.heading}>
            {footer.contact}
          </Text>
          <ul role="list">
            <li>
              <EmailLink as={QuietLink} address={email} />
            </li>
            <li>
              <QuietLink href={phone.href}>{phone.display}</QuietLink>
            </li>
            <li className={styles.hours}>
              <NoBreak text={hours} />
            </li>
          </ul>
          <SocialLinks label={footer.social} links={social} newTab={newTab} />
        </div>
      </div>
      <div className={styles.end}>
        <p className={styles.year}>
          © {year} {name}
        </p>
        {policies.map(({ heading, path }) => (
          <QuietLink key={path} href={path}>
            {heading}
          </QuietLink>
        ))}
        <ThemeChoice content={theme} />
      </div>
    </Container>
  );
}
