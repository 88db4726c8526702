import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second for every program that asks (proc(5)). */
const microsecondsPerTick = 10_000;

/**
 * The processor time that the children of a process have taken so far, in microseconds. Unlike requests per second
 * it does not depend on what else the computer does.
 */
export function processorTimeOfChildren(parent: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = processes.map((id) => {
    const [, , ppid, ...fields] = fieldsOf(id);
    return Number(ppid) === parent ? Number(fields[9]) + Number(fields[10]) : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * microsecondsPerTick;
}

/** The processor time of all programs that this one has run and that have ended, in microseconds. */
export function processorTimeOfEnded(): number {
  const fields = fieldsOf('self');
  return (Number(fields[14]) + Number(fields[15])) * microsecondsPerTick;
}

/** The program's name, in parentheses, may hold spaces. What follows has fixed places. */
const fieldsOf = (id: string): string[] => statOf(id).replace(/^.*\)/, ')').split(' ');

function statOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return '';
  }
}
