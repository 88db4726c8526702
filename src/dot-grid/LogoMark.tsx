import { litBar, logoBars } from './speech-envelope.ts';

/** The four bars of the logo, the peak lit. */
export function LogoMark({ className = '' }: { className?: string }) {
  const heights = logoBars.map((share) => Math.round(4 + share * 16));
  return (
    <svg viewBox="0 0 26 22" width="26" height="22" aria-hidden="true" className={className}>
      {heights.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed bars
          key={index}
          x={index * 7}
          y={(22 - height) / 2}
          width="4.5"
          height={height}
          rx="2.25"
          className={index === litBar ? 'fill-primary' : 'fill-ink'}
        />
      ))}
    </svg>
  );
}
