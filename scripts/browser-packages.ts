import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './apt.ts';
import { provideTool } from './tool-folder.ts';

/** What each of Debian's packages is for, by what it must have brought. */
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
 * Installs what only the engines' run needs: the browsers besides Chromium, a screen without a monitor, and the
 * Nu checker with its Java.
 *
 * @throws naming what is missing and how to get it
 */
export async function provideEngines(): Promise<void> {
  if (missingPackages().length > 0 && canInstallPackages()) {
    console.log(`Installing ${missingPackages().join(', ')}…`);
    installPackages(missingPackages());
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(
      `The engines' run needs ${missing.join(', ')}. On Debian: "apt-get install ${missing.join(' ')}". ` +
        'On other systems run it in a container of Debian.',
    );
  }
  await provideTool('nu', 'tests/browsers/nu');
}

function missingPackages(): string[] {
  return Object.entries(needed)
    .filter(([, places]) => !places.some((place) => existsSync(place)))
    .map(([name]) => name);
}
