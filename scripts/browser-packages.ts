import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';
import { ensureTool } from './tool-folder.ts';

/** What each of Debian's packages must have brought. */
const needed = {
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  gjs: ['/usr/bin/gjs'],
  'gir1.2-webkit2-4.1': [
    '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
    '/usr/lib/aarch64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  ],
  xvfb: ['/usr/bin/Xvfb'],
  'default-jre-headless': ['/usr/bin/java'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Installs what the tests in several browsers need: the browsers besides Chromium, a screen without a monitor, and the
 * Nu checker with its Java.
 *
 * @throws when something is missing and could not be installed
 */
export async function ensureBrowsers(): Promise<void> {
  const missing = Object.entries(needed)
    .filter(([, paths]) => !paths.some((path) => existsSync(path)))
    .map(([name]) => name);
  if (missing.length > 0 && !(await installPackages(missing, 'Browsers for the tests'))) {
    throw new Error('Without them these tests cannot run. Other systems can use a container.');
  }
  await ensureTool('nu', 'tests/browsers/nu');
}
