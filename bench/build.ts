import { buildSite } from '../scripts/build-site.ts';
import { median, type Row } from './report.ts';

const budget = 5;

/** The whole build with its caches filled: the build for the other parts has filled them. */
export async function measureBuild(runs: number): Promise<Row[]> {
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await buildSite('.local/bench/build');
    seconds.push((performance.now() - start) / 1000);
  }
  return [
    {
      what: 'Build, warm',
      measured: `${median(seconds).toFixed(1)} s`,
      budget: `under ${budget} s`,
      passes: median(seconds) < budget,
    },
  ];
}
