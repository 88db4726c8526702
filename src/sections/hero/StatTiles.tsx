interface StatTilesProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
}

/** Figures with their labels, as a description list. */
export function StatTiles({ stats }: StatTilesProps) {
  return (
    <dl className="stats stats-tiles">
      {stats.map(({ figure, label }) => (
        <div key={`${label} ${figure}`} className="card" data-surface="">
          <dt>{label}</dt>
          <dd className="title">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
