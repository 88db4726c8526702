import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { envFileMistakes } from './check-env-file.ts';
import { type Deployment, parseEnvironment } from './env.ts';

const file = '.env';
/** What an editor or a file manager makes of the name. */
const misnamed = ['.env.txt', 'env', 'env.txt'];

/**
 * The deployment that this process builds for: the environment, and what it leaves open from `.env`
 * in the working directory. The only place that reads the site's variables.
 *
 * @throws one Error whose message is every mistake, a line each
 */
export function readDeployment(): Deployment {
  const mistakes = fileMistakes();
  if (existsSync(file)) loadEnvFile(file);
  const result = parseEnvironment(process.env);
  if (!result.ok) mistakes.push(...result.mistakes);
  if (!result.ok || mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return result.deployment;
}

function fileMistakes(): string[] {
  if (existsSync(file)) return envFileMistakes(readFileSync(file, 'utf8'));
  return misnamed
    .filter((name) => existsSync(name))
    .map(
      (name) => `${name} is not read. Rename it to ${file}, with the dot and without an ending.`,
    );
}
