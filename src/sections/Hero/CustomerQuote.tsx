import { clsx } from 'clsx';
import type { Content } from '../../content/content.ts';
import styles from './CustomerQuote.module.css';

/** In characters: what fits on two lines. */
const maxQuoteLength = 110;

interface CustomerQuoteProps {
  readonly customers: Content['whyChooseUs']['customers'];
  readonly className?: string | undefined;
}

/** The first short customer quote, if the owner has one. */
export function CustomerQuote({ customers, className }: CustomerQuoteProps) {
  const customer = customers.find(({ quote }) => quote.length <= maxQuoteLength);
  if (!customer) return null;
  return (
    <figure data-dots="cover" className={clsx(styles.figure, className)}>
      <blockquote>
        <q className={styles.quote}>{customer.quote}</q>
      </blockquote>
      <figcaption className={styles.source}>{`${customer.name} · ${customer.company}`}</figcaption>
    </figure>
  );
}
