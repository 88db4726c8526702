import type { Reporter, Suite } from '@playwright/test/reporter';

/** Ends a run with the counts in one plain line, for those who read only the end of a log. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    console.log(`\n${count('expected')} passed, ${count('unexpected')} failed`);
  }
}
