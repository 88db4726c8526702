import type { ReactNode } from 'react';
import { NoBreak } from './NoBreak.tsx';
import { Text } from './Text.tsx';

interface FactsProps {
  /** `more`: a second `dd`. */
  facts: readonly { term: string; detail: string; more?: ReactNode }[];
  className?: string | undefined;
  /** Of each term with its detail. */
  factClassName?: string | undefined;
  termVariant?: 'small' | 'label';
  detailVariant?: 'title' | 'small';
}

/** Terms with their details, such as what a figure is of and the figure: the styles of a section say what comes first. */
export function Facts(props: FactsProps) {
  const { facts, className, factClassName, termVariant = 'small', detailVariant = 'title' } = props;
  return (
    <dl className={className}>
      {facts.map(({ term, detail, more }) => (
        <div key={term} className={factClassName}>
          <Text as="dt" variant={termVariant}>
            <NoBreak text={term} />
          </Text>
          <Text as="dd" variant={detailVariant}>
            {detail}
          </Text>
          {more}
        </div>
      ))}
    </dl>
  );
}
