import { installDebianPackages } from '../../scripts/chromium.ts';

const packages = 'firefox-esr webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb';
if (!installDebianPackages(...packages.split(' '))) {
  console.error(`These tests need Debian with "sudo apt-get install ${packages}".`);
  process.exit(1);
}
