import type { Content } from '../src/content/derive.ts';
import { loadContent } from '../src/content/load.ts';
import { type Deployment, readDeployment } from '../src/env.ts';

/**
 * Reads and validates variables and content.
 *
 * @throws one Error with every mistake, one per line
 */
export function loadSite(): { deployment: Deployment; content: Content } {
  const errors: string[] = [];
  const attempt = <Value>(read: () => Value) => {
    try {
      return read();
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const deployment = attempt(readDeployment);
  const content = attempt(loadContent);
  if (!deployment || !content) throw new Error(errors.join('\n'));
  return { deployment, content };
}
