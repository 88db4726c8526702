import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const module = join(import.meta.dirname, '../../../src/read-env.ts');
const script = `import { readDeployment } from ${JSON.stringify(module)};
console.log(JSON.stringify(readDeployment()));`;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'deployment-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function read(variables: Record<string, string>, dotEnv?: string) {
  if (dotEnv !== undefined) writeFileSync(join(directory, '.env'), dotEnv);
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { cwd: directory, env: variables, encoding: 'utf8' });
}

describe('O2 where the variables come from', () => {
  test('from .env, which says less than the environment', () => {
    const { stdout } = read(
      { SITE_URL: 'https://environment.example' },
      'SITE_URL=https://file.example\nEMAILJS_ORIGIN="https://mail.example"\n',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      siteUrl: 'https://environment.example',
      emailOrigin: 'https://mail.example',
    });
  });

  test('from the environment alone where there is no .env', () => {
    expect(JSON.parse(read({}).stdout)).toMatchObject({ siteUrl: null, emailService: null });
  });

  test('a mistake stops the program with its line', () => {
    const { status, stderr, stdout } = read({ SITE_URL: 'agency.com' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('SITE_URL "agency.com" has no scheme.');
  });
});
