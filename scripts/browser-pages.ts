import type { EngineResult } from './browser-results.ts';
import { markdownTable } from './markdown-table.ts';

const engines = ['Chromium', 'Firefox ESR', 'WebKitGTK'] as const;

const word = (result: EngineResult | undefined) => {
  if (!result) return 'not run';
  return result.passed ? 'passes' : '**fails**';
};

function inEngines(results: readonly EngineResult[]): string {
  const titles = new Map(
    results
      .filter(({ project }) => engines.some((engine) => engine === project))
      .map(({ requirements, title }) => [title, requirements]),
  );
  const rows = [...titles].map(([title, requirements]) => [
    requirements,
    title,
    ...engines.map((engine) =>
      word(results.find((result) => result.project === engine && result.title === title)),
    ),
  ]);
  return markdownTable(['Requirement', 'Journey', ...engines], rows);
}

function inProject(results: readonly EngineResult[], project: string): string {
  const rows = results
    .filter((result) => result.project === project)
    .map((result) => [result.requirements, result.title, word(result)]);
  return markdownTable(['Requirement', 'What', 'Result'], rows);
}

/**
 * `docs/engines.md`: requirement by engine by result, with the versions.
 *
 * @param tools names and versions of what runs beside the engines
 */
export function enginesPage(results: readonly EngineResult[], tools: readonly string[]): string {
  const versions = [...new Set(results.flatMap((result) => result.versions)), ...tools];
  return `# What works in which engine

Made by \`npm run test:engines\`; a change belongs into the journeys (\`tests/engines\`, \`tests/journeys\`). Every
journey is described once and walked with real pointer and key events, and any message in the console or violation of
the content policy fails it.

${versions.map((version) => `- ${version}`).join('\n')}

## Journeys in three engines (Q3)

Where an engine is said above to be without something, the site's own fallback was at work in it.

${inEngines(results)}

## Accessibility, in Chromium (Q2, Q7)

axe runs its rules for WCAG 2.2 A and AA, its best practices, enhanced contrast and target sizes, in the light and in
the dark theme; a finding that it cannot decide fails as well.

${inProject(results, 'axe and eyes')}

## What a screen reader speaks (Q2)

Word by word in [transcripts.md](transcripts.md).

${inProject(results, 'screen reader')}

## The Nu HTML checker (Q5)

Of every page the file as built and the document after its scripts, and the document in every state. Not heard are its
remarks on CSS that is newer than its grammar (\`@property\`, \`@starting-style\`, \`text-box\`, \`margin-trim\`) and on
the content policy, which browsers judge.

${inProject(results, 'Nu HTML checker')}
`;
}

/** `docs/transcripts.md`: what the screen reader spoke. */
export function transcriptsPage(results: readonly EngineResult[], reader: string): string {
  const parts = results.flatMap(({ requirements, title, transcript }) =>
    transcript === null
      ? []
      : [
          `## ${title} (${requirements.replaceAll(' ', ', ')})\n\n\`\`\`text\n${transcript}\n\`\`\`\n`,
        ],
  );
  return `# What a screen reader speaks

Made by \`npm run test:engines\` with ${reader}, by keyboard alone. In brackets stands
what the visitor did; the lines after it were spoken. \`polite\` and \`assertive\` are messages that nobody asked
for. \`npm test\` compares every line.

${parts.join('\n')}`;
}
