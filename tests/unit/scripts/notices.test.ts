import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackageNotice } from '../../../scripts/notices/package-notice.ts';
import { shippedPackages } from '../../../scripts/notices/shipped-packages.ts';
import { thirdPartyText } from '../../../scripts/notices/third-party-text.ts';

const rendered = { renderedLength: 1 };

describe('the licenses of what ships', () => {
  test('a package ships when code of it is left in a script', () => {
    const modules = {
      '/site/src/form.tsx': rendered,
      '/site/node_modules/react/index.js': rendered,
      '/site/node_modules/a/node_modules/@b/c/d.js': rendered,
      '/site/node_modules/shaken-off/index.js': { renderedLength: 0 },
      '\0rolldown/runtime.js': rendered,
    };
    const output = {
      'a.js': { type: 'chunk', fileName: 'a.js', modules },
      'a.css': { type: 'asset' },
    } as const;
    expect([...shippedPackages(output, '/site/node_modules')]).toEqual([
      [
        'a.js',
        [
          '/site/node_modules/react',
          '/site/node_modules/a/node_modules/@b/c',
          '/site/node_modules/rolldown',
        ],
      ],
    ]);
  });

  test('a notice holds name, version, license and its text with the copyright line', async () => {
    const notice = await readPackageNotice('node_modules/@emailjs/browser');
    expect(notice).toMatchObject({ name: '@emailjs/browser', license: 'BSD-3-Clause' });
    expect(notice.text).toMatch(/Copyright/);
  });

  test('a package without a license text is refused by name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'package-'));
    const manifest = JSON.stringify({ name: 'quiet', version: '1.0.0', license: 'MIT' });
    await writeFile(join(folder, 'package.json'), manifest);
    await expect(readPackageNotice(folder)).rejects.toThrow(
      'quiet ships with the site and brings no',
    );
    await rm(folder, { recursive: true });
  });

  test('all packages are listed, in order, and each with its text', () => {
    const notice = (name: string) => ({
      name,
      version: '1.0.0',
      license: 'MIT',
      text: `of ${name}`,
    });
    const text = thirdPartyText([notice('b'), notice('a')]);
    expect(text).toContain('- a 1.0.0 (MIT)\n- b 1.0.0 (MIT)\n');
    expect(text).toMatch(/of a\n[\s\S]*of b\n$/);
  });
});
