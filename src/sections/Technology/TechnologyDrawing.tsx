import type { Technology } from '../../content/technology.ts';
import replay from './replay.svg?raw';
import reroute from './reroute.svg?raw';
import styles from './Technology.module.css';
import versions from './versions.svg?raw';

/** A recorded call that is replayed; a way around a failed node; versions, each tested. */
const drawings = { replay, reroute, versions };

interface TechnologyDrawingProps {
  readonly name: Technology['cards'][number]['drawing'];
}

/** The drawing of a technology card, in dots. Inline, so that its colors follow the theme. */
export function TechnologyDrawing({ name }: TechnologyDrawingProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.drawing}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, at build time
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  );
}
