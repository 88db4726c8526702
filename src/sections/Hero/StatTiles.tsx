import { figureSize } from '../../components/figure-size.ts';

interface StatTilesProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
}

/** Figures with their labels, as a description list. */
export function StatTiles({ stats }: StatTilesProps) {
  const size = figureSize(stats.map(({ figure }) => figure));
  return (
    <dl className={`stats stats-tiles ${size}`}>
      {stats.map(({ figure, label }) => (
        <div key={`${label} ${figure}`} className="card" data-surface="">
          <dt>{label}</dt>
          <dd className="title">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
