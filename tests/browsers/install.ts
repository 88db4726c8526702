import { installDebianPackages } from '../../scripts/chromium.ts';

const packages = 'firefox-esr webkit2gtk-driver xvfb';
if (!installDebianPackages(...packages.split(' '))) {
  console.error(`These tests need Debian with "sudo apt-get install ${packages}".`);
  process.exit(1);
}
