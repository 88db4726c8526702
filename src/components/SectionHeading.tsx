import { clsx } from 'clsx';
import { NoBreak } from './NoBreak.tsx';
import styles from './SectionHeading.module.css';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SectionHeadingProps {
  /** The id of the section that it names. */
  readonly section: string;
  /** What the section is about, for screen readers; for a section listed in the menu, the same word. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly size?: 'large';
  readonly className?: string | undefined;
}

/** The heading of a `Section`. */
export function SectionHeading(props: SectionHeadingProps) {
  const { section, name, title, lead, size, className } = props;
  return (
    <div className={clsx(styles.heading, className)}>
      <h2 id={`${section}-title`} className={clsx(size && styles[size])}>
        <VisuallyHidden>{`${name}: `}</VisuallyHidden>
        {title}
      </h2>
      <Text variant="lead">
        <NoBreak text={lead} />
      </Text>
    </div>
  );
}
