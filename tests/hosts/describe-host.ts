import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routePaths } from '../../src/routes.ts';
import { ask } from './ask.ts';
import { expectAnswer, type ServedSite } from './expect-answer.ts';
import { expectedAnswers } from './expected-answers.ts';

export interface HostUnderTest extends ServedSite {
  close(): Promise<unknown>;
}

const documents = [...routePaths, '/500', '/nope'];

/** What holds on every host, asked of the real server. */
export function describeHost(name: string, start: () => Promise<HostUnderTest>): void {
  describe(name, () => {
    let host: HostUnderTest;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host?.close());

    test.each(expectedAnswers)('$title', (row) => expectAnswer(row, host));

    test.each(documents)(
      'Q4 the policy of %s has no finding above "medium maybe"',
      async (path) => {
        const { headers } = await ask({ port: host.port, path });
        const parsed = new CspParser(String(headers['content-security-policy'])).csp;
        const findings = new CspEvaluator(parsed)
          .evaluate(undefined, [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS])
          // It asks for 'unsafe-inline' beside the hashes, for browsers that know no hashes: Q4 forbids it.
          .filter(({ type }) => type !== Type.UNSAFE_INLINE_FALLBACK);
        expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
      },
    );
  });
}
