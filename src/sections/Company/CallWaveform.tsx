import { clsx } from 'clsx';
import styles from './ExampleCall.module.css';

/** The turns of a call, by the agent and the caller; each path is made of lines that are drawn as columns of dots. */
const turns = [
  'M.5 1v6.1M1.5 2v4.1M2.5 2v4.1M3.5 3v2.1M4.5 1v6.1M5.5 2v4.1M6.5 2v4.1M7.5 3v2.1M8.5 1v6.1M9.5 0v8.1M10.5 2v4.1M11.5 2v4.1M12.5 2v4.1M13.5 1v6.1M14.5 2v4.1M15.5 2v4.1M16.5 2v4.1M17.5 3v2.1',
  'M19.5 2v4.1M20.5 0v8.1M21.5 1v6.1M22.5 1v6.1M23.5 0v8.1M24.5 2v4.1M25.5 3v2.1M26.5 1v6.1M27.5 2v4.1M28.5 3v2.1M29.5 2v4.1M30.5 2v4.1M31.5 2v4.1M32.5 2v4.1M33.5 2v4.1M34.5 2v4.1M35.5 3v2.1',
  'M37.5 1v6.1M38.5 2v4.1M39.5 1v6.1M40.5 2v4.1M41.5 0v8.1M42.5 2v4.1M43.5 3v2.1M44.5 1v6.1M45.5 2v4.1M46.5 3v2.1M47.5 2v4.1M48.5 2v4.1M49.5 2v4.1M50.5 2v4.1M51.5 2v4.1M52.5 2v4.1M53.5 3v2.1',
  'M55.5 0v8.1M56.5 2v4.1M57.5 2v4.1M58.5 1v6.1M59.5 2v4.1M60.5 2v4.1M61.5 3v2.1',
  'M63.5 0v8.1M64.5 2v4.1M65.5 1v6.1M66.5 2v4.1M67.5 2v4.1M68.5 3v2.1M69.5 1v6.1M70.5 1v6.1M71.5 2v4.1M72.5 3v2.1M73.5 1v6.1M74.5 2v4.1M75.5 2v4.1M76.5 1v6.1',
  'M78.5 2v4.1M79.5 0v8.1M80.5 1v6.1M81.5 1v6.1M82.5 1v6.1M83.5 2v4.1M84.5 3v2.1M85.5 2v4.1M86.5 2v4.1M87.5 2v4.1M88.5 2v4.1M89.5 2v4.1M90.5 1v6.1M91.5 2v4.1M92.5 1v6.1M93.5 1v6.1',
];

/** A whole call from left to right, with a pause between its turns; the agent's are highlighted. Decorative. */
export function CallWaveform() {
  return (
    <svg viewBox="0 -.5 96 9" aria-hidden="true" className={clsx('dots no-print', styles.waveform)}>
      <path d="M.5 4h95.01" className={styles.silence} />
      {turns.map((path, index) => (
        <path key={path} d={path} className={index % 2 === 0 ? styles.agent : undefined} />
      ))}
    </svg>
  );
}
