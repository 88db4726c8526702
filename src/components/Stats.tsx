import { figureSize } from './figure-size.ts';

interface StatsProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
  /** `tiles` across the page, or a `row` next to a text. */
  readonly variant: 'tiles' | 'row';
}

/** Figures with their labels, as a description list. */
export function Stats({ stats, variant }: StatsProps) {
  const size = figureSize(stats.map(({ figure }) => figure));
  return (
    <dl className={`stats stats-${variant} ${size}`}>
      {stats.map(({ figure, label }) => (
        <div
          key={`${label} ${figure}`}
          className="card"
          data-surface={variant === 'tiles' ? '' : undefined}
        >
          <dt>{label}</dt>
          <dd className="title">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
