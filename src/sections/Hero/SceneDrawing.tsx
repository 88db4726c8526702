import { clsx } from 'clsx';
import type { Service } from '../../content/content.ts';
import styles from './SceneDrawing.module.css';

/** Eleven rows of 40 dots: every path is made of lines that are drawn as rows or columns of dots. */
type Drawing = Partial<Record<Part, string>> & { readonly moving?: readonly string[] };

/** What a path shows. */
type Part = 'person' | 'personText' | 'agent' | 'agentText' | 'outline' | 'pending' | 'pageText';

const words = [
  'M0 4v2.1M1 1v8.1M2 0v10.1M3 3v4.1M4 5v.1',
  'M5 5v.1M6 3v4.1M7 3v4.1M8 4v2.1M9 5v.1',
  'M10 3v4.1M11 1v8.1M12 4v2.1',
  'M13 4v2.1M14 2v6.1M15 3v4.1M16 5v.1',
  'M17 3v4.1M18 1v8.1M19 5v.1',
  'M20 4v2.1M21 1v8.1M22 2v6.1M23 5v.1',
  'M24 4v2.1M25 3v4.1M26 5v.1',
  'M27 3v4.1M28 1v8.1M29 4v2.1M30 3v4.1M31 1v8.1M32 5v.1',
  'M33 4v2.1M34 2v6.1M35 5v.1',
  'M36 4v2.1M37 1v8.1M38 2v6.1M39 5v.1',
];

const drawings: Readonly<Record<Exclude<Service['drawing'], 'voice'>, Drawing>> = {
  /* Two speech bubbles; the agent is typing. */
  chat: {
    person:
      'M3 2h12.1M2 3h14.1M2 4h2.1M14 4h2.1M0 5h16.1M2 6h2.1M11 6h5.1M2 7h14.1M3 8h12.1M3 9h1.1M3 10v.1',
    personText: 'M5 4h8.1M5 6h5.1',
    agent:
      'M22 1h14.1M21 2h16.1M21 3h16.1M21 4h2.1M26 4h1.1M30 4h1.1M34 4h3.1M17 5h6.1M26 5h1.1M30 5h1.1M34 5h5.1M21 6h16.1M21 7h16.1M22 8h14.1M35 9h1.1M36 10v.1',
    moving: ['M24 4h1.1M24 5h1.1', 'M28 4h1.1M28 5h1.1', 'M32 4h1.1M32 5h1.1'],
  },
  /* Three messages arrive in one inbox. */
  social: {
    agent:
      'M25 1h11.1M24 2h13.1M24 3h2.1M35 3h2.1M24 4h13.1M24 5h2.1M35 5h4.1M24 6h13.1M24 7h2.1M32 7h5.1M24 8h13.1M25 9h11.1M34 10h1.1',
    agentText: 'M27 3h7.1M27 5h7.1M27 7h4.1',
    moving: [
      'M3 0h7.1M2 1h9.1M13 1h6.1M3 2h7.1M20 2v.1M21 3v.1M22 4v.1',
      'M3 4h11.1M2 5h13.1M17 5h6.1M3 6h11.1',
      'M3 8h5.1M2 9h7.1M11 9h8.1M3 10h5.1M20 8v.1M21 7v.1M22 6v.1',
    ],
  },
  /* A page loading, in three steps. */
  website: {
    outline:
      'M3 0h7.1M16 0h7.1M29 0h7.1M3 10h7.1M16 10h7.1M29 10h7.1M2 1v8.1M11 1v8.1M15 1v8.1M24 1v8.1M28 1v8.1M37 1v8.1',
    person:
      'M4 2h2.1M17 2h2.1M30 2h2.1M34 2h1.1M17 3h2.1M30 3h2.1M34 3h1.1M34 4h1.1M34 5h1.1M34 6h1.1M34 7h1.1M34 8h1.1',
    pending: 'M21 2h1.1M21 3h1.1M21 4h1.1M21 5h1.1M21 6h1.1M21 7h1.1M21 8h1.1',
    agent: 'M0 5h1.1M12 5h2.1M25 5h2.1M38 5h1.1M30 8h2.1',
    pageText: 'M17 5h2.1M30 5h2.1M17 6h1.1M30 6h1.1',
  },
};

/** A service at work, drawn in 40 columns of dots; its middle row continues to the console's edge. */
export function SceneDrawing({ name }: { readonly name: Service['drawing'] }) {
  const toTheEdge = <path className={styles.agent} d="M40 5h40" />;
  if (name === 'voice') {
    return (
      <svg viewBox="-.5 -.5 40 11" aria-hidden="true" className={clsx('dots', styles.drawing)}>
        <path className={styles.pending} d="M-40 5h40" />
        {toTheEdge}
        <path className={styles.pending} d={words.join('')} />
        <g className={clsx(styles.agent, styles.words)}>
          {words.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </svg>
    );
  }
  const { moving = [], ...parts } = drawings[name];
  return (
    <svg
      viewBox="-.5 -.5 40 11"
      aria-hidden="true"
      className={clsx('dots', styles.drawing, styles[name])}
    >
      {toTheEdge}
      {Object.entries(parts).map(([part, path]) => (
        <path key={part} className={styles[part as Part]} d={path} />
      ))}
      {moving.map((path) => (
        <path key={path} className={styles.moving} d={path} />
      ))}
    </svg>
  );
}
