import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '../scripts/apt.ts';

export interface Load {
  requests: number;
  perSecond: number;
  /** The 99th percentile of the time to the whole answer, in milliseconds. */
  p99: number;
}

const program = '/usr/bin/wrk';
const milliseconds = { us: 0.001, ms: 1, s: 1000 } as const;

/** Installs wrk where there is none and it can be had. */
export function provideWrk(): void {
  if (!existsSync(program) && canInstallPackages()) installPackages(['wrk']);
  if (!existsSync(program)) throw new Error('This needs wrk. On Debian: "apt-get install wrk".');
}

/**
 * Asks for one address as fast as it is answered.
 *
 * @param seconds for how long
 * @throws when any answer was no success
 */
export function load(address: string, seconds: number): Load {
  const { stdout } = spawnSync(
    program,
    ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', address],
    { encoding: 'utf8' },
  );
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout) || !requests || !perSecond || unit === undefined) {
    throw new Error(`${address} failed under load:\n${stdout}`);
  }
  return {
    requests,
    perSecond,
    p99: Number(amount) * milliseconds[unit as keyof typeof milliseconds],
  };
}
