interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  /** `split` sets the lede beside the heading where there is room; `stacked` below it. */
  readonly variant: 'split' | 'stacked';
}

export function SectionHeading({ id, title, lede, variant }: SectionHeadingProps) {
  return (
    <div className={`section-heading ${variant}`}>
      <h2 id={id}>{title}</h2>
      <p>{lede}</p>
    </div>
  );
}
