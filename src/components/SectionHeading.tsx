import { clsx } from 'clsx';
import { NoBreak } from './NoBreak.tsx';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** The id of the section that it names. */
  readonly section: string;
  /** What the section is about; for a section listed in the menu, the same word. */
  readonly name: string;
  readonly title: string;
  /** The paragraphs under the title. */
  readonly lead: string | readonly string[];
  readonly className?: string | undefined;
}

/** The heading of a `Section`. */
export function SectionHeading({ section, name, title, lead, className }: SectionHeadingProps) {
  return (
    <div className={clsx(styles.heading, className)}>
      <h2 id={`${section}-title`}>
        {name !== title && <span className={styles.name}>{name}</span>}
        {` ${title}`}
      </h2>
      {[lead].flat().map((paragraph) => (
        <p key={paragraph} className={styles.lead}>
          <NoBreak text={paragraph} />
        </p>
      ))}
    </div>
  );
}
