interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  /** Sets the lede beside the heading where there is room. */
  readonly isSplit?: boolean;
}

export function SectionHeading({ id, title, lede, isSplit = false }: SectionHeadingProps) {
  return (
    <div className={isSplit ? 'section-heading split' : 'section-heading'}>
      <h2 id={id}>{title}</h2>
      <p>{lede}</p>
    </div>
  );
}
