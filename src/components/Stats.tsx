interface StatsProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
  /** `tiles` across the page, or `row` beside a text. */
  readonly look: 'tiles' | 'row';
}

/** Figures with their labels, as a list of descriptions. */
export function Stats({ stats, look }: StatsProps) {
  return (
    <dl className={`stats stats-${look}`}>
      {stats.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={look === 'tiles' ? 'heading' : 'title'}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
