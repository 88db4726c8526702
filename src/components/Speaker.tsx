import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Speaker.module.css';

interface SpeakerProps {
  /** A dot marks the agent. */
  readonly isAgent: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Names the speaker of a turn. */
export function Speaker({ isAgent, className, children }: SpeakerProps) {
  return (
    <span className={clsx(styles.speaker, isAgent && styles.agent, className)}>{children}</span>
  );
}
