import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';
import { ensurePackages } from './ensure-packages.ts';

const programs = ['firefox-esr', 'WebKitWebDriver', 'gjs', 'Xvfb', 'java'];

/** The browsers besides Chromium, a screen without a monitor, and Java for the Nu checker. */
const packages = [
  ...['firefox-esr', 'webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
  'default-jre-headless',
];

/**
 * Installs what the tests in several browsers need.
 *
 * @throws when something is missing and could not be installed
 */
export async function ensureBrowsers(): Promise<void> {
  const isComplete = programs.every((program) => existsSync(`/usr/bin/${program}`));
  if (!isComplete && !(await installPackages(packages, 'Browsers for the tests'))) {
    throw new Error('Without them these tests cannot run. Other systems can use a container.');
  }
  await ensurePackages('tests/browsers/nu');
}
