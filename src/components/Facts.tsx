import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';
import { NoBreak } from './NoBreak.tsx';
import { Text } from './Text.tsx';

interface FactsProps {
  /** `more`: a second `dd`. */
  facts: readonly { term: string; detail: string; more?: ReactNode }[];
  /** `figures`: the details are large, and come first. */
  variant?: 'figures';
  className?: string | undefined;
  /** Of each term with its detail. */
  factClassName?: string | undefined;
  termVariant?: 'small' | 'label';
}

/** Terms with their details, such as a figure and what it is of. */
export function Facts(props: FactsProps) {
  const { facts, variant, className, factClassName, termVariant = 'small' } = props;
  return (
    <dl className={className}>
      {facts.map(({ term, detail, more }) => (
        <div key={term} className={clsx(variant && styles.figure, factClassName)}>
          <Text as="dt" variant={termVariant}>
            <NoBreak text={term} />
          </Text>
          <Text as="dd" variant={variant ? 'title' : 'small'}>
            {detail}
          </Text>
          {more}
        </div>
      ))}
    </dl>
  );
}
