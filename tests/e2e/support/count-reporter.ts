import type { Reporter, Suite } from '@playwright/test/reporter';

/** Closes a run with one line that every CI understands. A test that passed only when repeated has failed. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: readonly string[]) =>
      outcomes.filter((outcome) => wanted.includes(outcome)).length;
    console.log(`\n${count('expected')} passed, ${count('unexpected', 'flaky')} failed`);
  }
}
