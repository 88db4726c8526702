import { clsx } from 'clsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import styles from './Customers.module.css';

interface CustomersProps {
  readonly title: string;
  readonly customers: Content['whyChooseUs']['customers'];
}

/** What customers said, in their own words. */
export function Customers({ title, customers }: CustomersProps) {
  return (
    <div className={styles.customers}>
      <h3 className={clsx(typography.title, styles.title)}>{title}</h3>
      {customers.map(({ quote, name, company, place, link }) => (
        <figure key={name} className={styles.customer}>
          <blockquote cite={link} className={styles.quote}>
            {quote}
          </blockquote>
          <figcaption className={styles.caption}>
            <span className={styles.name}>{name}</span>{' '}
            {link === undefined ? company : <a href={link}>{company}</a>}
            {` · ${place}`}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
