interface StatsProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
  /** `tiles` across the page, or `row` beside a text. */
  readonly look: 'tiles' | 'row';
}

/** Figures with their labels, as a list of descriptions. */
export function Stats({ stats, look }: StatsProps) {
  const isTiles = look === 'tiles';
  return (
    <dl
      className={
        isTiles ? 'grid grid-cols-2 md:grid-cols-4 md:gap-6' : 'flex flex-wrap gap-x-12 gap-y-4'
      }
    >
      {stats.map(({ figure, label }) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end ${isTiles ? 'stat py-6 md:py-8' : ''}`}
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className={`font-display font-[560] ${isTiles ? 'text-heading' : 'text-title'}`}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
