import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  /** What the section is about; for a section listed in the menu, the same word. */
  readonly name: string;
  readonly title: string;
  readonly lede?: string;
  /** What follows the title in place of a lede. */
  readonly children?: ReactNode;
}

export function SectionHeading({ id, name, title, lede, children }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>
        {name !== title && <span className="section-name">{name}</span>}
        {` ${title}`}
      </h2>
      {lede && <p>{lede}</p>}
      {children}
    </div>
  );
}
