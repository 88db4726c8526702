import { clsx } from 'clsx';
import type { Speaker } from '../content/conversation.ts';
import { type Dot, dotPaths } from './dots.ts';
import styles from './SpeakerDots.module.css';

interface SpeakerProps {
  speaker: Speaker['role'];
}

/** A dot after the name of a speaker, in the speaker's color. */
export const SpeakerDot = ({ speaker }: SpeakerProps) => (
  <span aria-hidden="true" className={clsx(styles[speaker], styles.dot)} />
);

/** What a speaker says, as dots of the grid inside an SVG, on navy. */
export const VoiceDots = ({ speaker, dots }: SpeakerProps & { dots: readonly Dot[] }) => (
  <g className={clsx(styles[speaker], styles.voice)}>
    {dotPaths(dots, 'currentcolor', 'var(--color-navy)').map(({ width, stroke, d }) => (
      <path key={width} strokeWidth={width} stroke={stroke} d={d} />
    ))}
  </g>
);
