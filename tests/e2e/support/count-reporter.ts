import type { Reporter, Suite } from '@playwright/test/reporter';

/** Ends a run with the counts in one plain line, for those who read only the end of a log. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined;
  /** Outside of any test, such as a server that does not start. */
  #errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    console.log(`\n${count('expected')} passed, ${count('unexpected') + this.#errors} failed`);
  }
}
