import { buildSite } from '../scripts/build-site.ts';
import { median, type Row } from './row.ts';
import { directories } from './sites.ts';

const rounds = 3;
const budgetInSeconds = 5;

/** A build after another one, from the check of the content to the files of the host. */
export async function measureBuild(): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await buildSite(directories.ours);
    times.push((performance.now() - start) / 1000);
  }
  const seconds = median(times);
  return [
    {
      part: 'Build',
      what: 'warm',
      measured: `${seconds.toFixed(2)} s`,
      budget: `under ${budgetInSeconds} s`,
      passes: seconds < budgetInSeconds,
    },
  ];
}
