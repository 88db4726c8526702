interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  /** `split` sets the lede beside the heading where there is room; `stacked` below it. */
  readonly look: 'split' | 'stacked';
}

export function SectionHeading({ id, title, lede, look }: SectionHeadingProps) {
  return (
    <div className={`section-heading ${look}`}>
      <h2 id={id}>{title}</h2>
      <p>{lede}</p>
    </div>
  );
}
