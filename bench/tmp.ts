import { chromium } from '@playwright/test';
import { measureAnimation } from './animation.ts';
import { measureInteractions } from './interactions.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
for (const r of await measureInteractions(browser, 'http://127.0.0.1:8899/', 3)) console.log(r.what, r.measured);
for (const r of await measureAnimation(browser, 'http://127.0.0.1:8899/')) console.log(r.what, r.measured);
await browser.close();
