import styles from './NoBreak.module.css';

/** Keeps times and numbers such as "9AM-6PM" on one line; otherwise they could break after the hyphen or dash. */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\S+[-–]\S+(?:\s\S+[-–]\S+)*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.part}>
        {part}
      </span>
    ),
  );
}
