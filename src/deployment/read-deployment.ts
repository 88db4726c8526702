import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { type Deployment, parseEnvironment } from './environment.ts';

/**
 * The deployment that this process builds for: the environment, and what it leaves open from `.env`
 * in the working directory. The only place that reads the site's variables.
 *
 * @throws one Error whose message is every mistake, a line each
 */
export function readDeployment(): Deployment {
  if (existsSync('.env')) loadEnvFile('.env');
  const result = parseEnvironment(process.env);
  if (!result.ok) throw new Error(result.mistakes.join('\n'));
  return result.deployment;
}
