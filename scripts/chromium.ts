import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages } from './apt.ts';
import { startProcessGroup } from './process-group.ts';

/** Where systems put the browser, in the order of preference. */
const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * The Chromium that the journeys run in: Playwright's own, the one that `CHROMIUM_PATH` names, or the
 * system's. Installs one when there is none.
 *
 * @returns the path of its program
 * @throws naming the two ways to get one when none can be installed
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found !== undefined) return found;
  console.log('No Chromium was found. Installing one…');
  await install();
  const installed = installedChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The journeys need Chromium and it could not be installed. Install it with your system ' +
      '(Debian: "apt-get install chromium") or run "npx playwright install chromium". One that ' +
      'stands elsewhere is used when CHROMIUM_PATH holds its path.',
  );
}

function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH "${named}" does not exist. Correct the path or unset it.`);
  }
  const places = [chromium.executablePath(), named, ...(usualPlaces[process.platform] ?? [])];
  return places.find((place) => place && existsSync(place));
}

async function install(): Promise<void> {
  if (canInstallPackages()) {
    installPackages(['chromium']);
    if (installedChromium() !== undefined) return;
  }
  await startProcessGroup('playwright', ['install', 'chromium']).ended;
}
