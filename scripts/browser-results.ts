import * as z from 'zod';

/** One test in one project, as Playwright reports it. */
export interface EngineResult {
  readonly project: string;
  /** Requirements at the beginning of the title: `H3`, `F7 F11`. */
  readonly requirements: string;
  readonly title: string;
  readonly passed: boolean;
  /** Names with versions that the test noted, such as `Firefox ESR 153.7.0`. */
  readonly versions: readonly string[];
  readonly transcript: string | null;
}

const attachment = z.object({ name: z.string(), body: z.string().optional() });
const testSchema = z.object({
  projectName: z.string(),
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  results: z.array(z.object({ attachments: z.array(attachment) })),
});
const suiteSchema = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const reportSchema = z.object({ suites: z.array(suiteSchema) });

type Suite = z.infer<typeof suiteSchema>;

/**
 * The results in the JSON report of Playwright, in the order in which they are told.
 *
 * @throws when the report has another shape
 */
export function engineResults(report: unknown): EngineResult[] {
  const specs = reportSchema.parse(report).suites.flatMap(specsOf);
  return specs.flatMap(({ title, tests }) => {
    const [, requirements = '', rest = title] = /^((?:[A-Z]\d+ )*[A-Z]\d+) (.*)$/.exec(title) ?? [];
    return tests.map(({ projectName, status, annotations, results }) => ({
      project: projectName,
      requirements,
      title: rest,
      passed: status === 'expected',
      versions: annotations.flatMap(({ type, description }) =>
        type === 'version' && description !== undefined ? [description] : [],
      ),
      transcript: transcriptIn(results.flatMap(({ attachments }) => attachments)),
    }));
  });
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function transcriptIn(attachments: readonly z.infer<typeof attachment>[]): string | null {
  const body = attachments.find(({ name }) => name === 'transcript')?.body;
  return body === undefined ? null : Buffer.from(body, 'base64').toString();
}
