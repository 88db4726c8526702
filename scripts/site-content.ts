import { readFileSync } from 'node:fs';
import { factMistakes } from '../src/content/check-facts.ts';
import { type PolicyState, policyMistakes } from '../src/content/check-policies.ts';
import { serviceMistakes } from '../src/content/check-services.ts';
import { textMistakes } from '../src/content/check-texts.ts';
import type { Deployment } from '../src/env.ts';
import { readDeployment } from '../src/read-env.ts';
import { explainSyntax } from './explain-syntax.ts';

// Imported only when asked for: a content file that cannot be read must end in a sentence, not in a stack.
const contentFiles = {
  'services.ts': () => import('../src/content/services.ts'),
  'home.ts': () => import('../src/content/home.ts'),
  'questions.ts': () => import('../src/content/questions.ts'),
  'inquiry.ts': () => import('../src/content/contact-form.ts'),
  'site.ts': () => import('../src/content/site.ts'),
  'transcripts.ts': () => import('../src/content/transcripts.ts'),
  'policy-dates.ts': () => import('../src/content/policy-dates.ts'),
  'policy-facts.ts': () => import('../src/content/policy-facts.ts'),
  'pages.ts': () => import('../src/content/pages.ts'),
} as const;

const readSource = (file: string) => readFileSync(file, 'utf8');

/** A deployment and a content in which nothing is wrong that would stop a build. */
export interface CheckedSite {
  deployment: Deployment;
  facts: typeof import('../src/content/agency.ts');
  pages: typeof import('../src/content/pages.ts')['pages'];
  policies: readonly PolicyState[];
}

/**
 * Reads the variables and every content file and checks them (O1, O2).
 *
 * @throws one Error with every mistake, a line each
 */
export async function checkedSite(): Promise<CheckedSite> {
  const mistakes: string[] = [];
  const tell = (error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    mistakes.push(explainSyntax(error, readSource) ?? said);
  };
  const deployment = await settled(async () => readDeployment(), tell);
  const facts = await settled(() => import('../src/content/agency.ts'), tell);
  if (facts) mistakes.push(...factMistakes(facts.agency));
  // The other files are made of the facts, and would only repeat what is wrong with those.
  const content = mistakes.length > 0 ? null : await readContent(tell);
  if (content) mistakes.push(...content.mistakes);
  if (mistakes.length > 0 || !deployment || !facts || !content?.pages) {
    throw new Error([...new Set(mistakes)].join('\n'));
  }
  return { deployment, facts, pages: content.pages, policies: content.policies };
}

async function readContent(tell: (error: unknown) => void) {
  const mistakes: string[] = [];
  let failed = false;
  for (const [name, load] of Object.entries(contentFiles)) {
    const contents = await settled<Record<string, unknown>>(load, (error) => {
      failed = true;
      tell(error);
    });
    if (!contents) continue;
    const { services } = contents;
    if (services !== undefined && name === 'services.ts')
      mistakes.push(...serviceMistakes(services));
    else mistakes.push(...textMistakes(`src/content/${name}`, contents));
  }
  if (failed || mistakes.length > 0) return { mistakes, pages: null, policies: [] };
  const { pages } = await contentFiles['pages.ts']();
  const { policyFacts } = await contentFiles['policy-facts.ts']();
  const policies = await readPolicies();
  const known = (path: string) => ['string', 'number'].includes(typeof valueAt(policyFacts, path));
  return {
    mistakes: policies.flatMap((policy) => policyMistakes(policy, known)),
    pages,
    policies,
  };
}

async function readPolicies(): Promise<readonly PolicyState[]> {
  const { policyDates } = await contentFiles['policy-dates.ts']();
  return [
    { key: 'privacy', file: 'privacy-policy.md', ...policyDates.privacy },
    { key: 'terms', file: 'terms-of-service.md', ...policyDates.terms },
  ].map((policy) => ({ ...policy, text: readSource(`src/content/${policy.file}`) }));
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => Object(part)[key], value);
}

async function settled<Value>(
  load: () => Promise<Value>,
  tell: (error: unknown) => void,
): Promise<Value | null> {
  try {
    return await load();
  } catch (error) {
    tell(error);
    return null;
  }
}
