import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundledLicenses, writeLicenseNotices } from '../../../hosting/license-notices.ts';

function notices(...bundled: object[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, bundledLicenses), JSON.stringify(bundled));
  writeLicenseNotices(directory);
  expect(readdirSync(directory)).toEqual(['THIRD-PARTY.txt']);
  return readFileSync(join(directory, 'THIRD-PARTY.txt'), 'utf8');
}

test('every package that ships is named with its license', () => {
  const text = notices({ name: 'a-library', version: '1.2.3', identifier: 'ISC', text: 'Use it.' });
  expect(text).toContain('- a-library 1.2.3 (ISC)');
  expect(text).toContain('\na-library 1.2.3\n');
  expect(text).toContain('\nUse it.\n');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('a package without a license fails the build', () => {
  expect(() => notices({ name: 'a-library', version: '1.2.3', identifier: 'ISC' })).toThrow(
    'a-library ships with the site and has no license. Remove the package.',
  );
});
