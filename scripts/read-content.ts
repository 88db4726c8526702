import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Content } from '../src/content/content.ts';

/**
 * Reads the content outside of Astro, for scripts and tests.
 *
 * @param root the folder of the project, or of a copy inside it
 * @throws the Error that would stop a build
 */
export async function readContent(root = '.'): Promise<Content> {
  const isNodeEnvSet = process.env['NODE_ENV'] !== undefined;
  try {
    const { module } = await runnerImport<{ content: Content }>(
      resolve(root, 'src/content/content.ts'),
      { configFile: false, envFile: false, logLevel: 'silent', root },
    );
    return module.content;
  } finally {
    // Vite sets it to `development`, and a build that this process starts later would take it over.
    if (!isNodeEnvSet) delete process.env['NODE_ENV'];
  }
}
