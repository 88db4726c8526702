import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { installDebianPackages } from '../../scripts/chromium.ts';
import { run } from '../../scripts/processes.ts';
import { oldChromium } from './drivers.ts';

const packages = 'firefox-esr webkit2gtk-driver xvfb libnss3';
if (!installDebianPackages(...packages.split(' '))) {
  console.error(`These tests need Debian with "sudo apt-get install ${packages}".`);
  process.exit(1);
}

// Not among this project's packages: it takes 210 MB.
if (!existsSync(oldChromium)) {
  const prefix = '.local/old-chromium';
  const chromium = '@sparticuz/chromium@110.0.1';
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--prefix', prefix, chromium]);
  const packed = readFileSync(`${prefix}/node_modules/@sparticuz/chromium/bin/chromium.br`);
  writeFileSync(oldChromium, brotliDecompressSync(packed), { mode: 0o755 });
}
