import { test as base } from '@playwright/test';
import { startChromium } from './drivers/chromium.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';
import type { Engine, EngineName, EnginePage, WindowSize } from './engine.ts';

const starters = {
  Chromium: startChromium,
  'Firefox ESR': startFirefox,
  WebKitGTK: startWebKit,
} as const satisfies Record<EngineName, () => Promise<Engine>>;

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
}

interface TestFixtures {
  openPage: (size: WindowSize) => Promise<EnginePage>;
}

/** A test in the engine that its project names. The engine's version is noted with each result. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starters[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openPage: async ({ engine }, use, { annotations }) => {
    annotations.push({ type: 'version', description: `${engine.name} ${engine.version}` });
    const pages: EnginePage[] = [];
    await use(async (size) => {
      const page = await engine.openPage(size);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});
