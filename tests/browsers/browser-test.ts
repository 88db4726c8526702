import { test as base } from '@playwright/test';
import type { Engine, EngineName, EnginePage, WindowSize } from './browser.ts';
import { startChromium } from './drivers/chromium.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';

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
  /** The engine with its version, and what of the newer platform it does without. */
  engineSaid: string;
}

/** Runs in a page and stands alone: what this engine lacks of what the site would use. */
function findLacks(): string[] {
  const has = {
    popovers: 'popover' in HTMLElement.prototype,
    'invoker commands': 'commandForElement' in HTMLButtonElement.prototype,
    closedby: 'closedBy' in HTMLDialogElement.prototype,
    'light-dark()': CSS.supports('color', 'light-dark(red, red)'),
    'round()': CSS.supports('width', 'round(up, 1px, 1px)'),
  };
  return Object.entries(has).flatMap(([name, isThere]) => (isThere ? [] : name));
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
  engineSaid: [
    async ({ engine }, use) => {
      const page = await engine.openPage({ width: 400, height: 400 });
      const lacks = await page.evaluate(findLacks);
      await page.close();
      const without = lacks.length > 0 ? `, without ${lacks.join(' and ')}` : '';
      await use(`${engine.name} ${engine.version}${without}`);
    },
    { scope: 'worker' },
  ],
  openPage: async ({ engine, engineSaid }, use, { annotations }) => {
    annotations.push({ type: 'version', description: engineSaid });
    const pages: EnginePage[] = [];
    await use(async (size) => {
      const page = await engine.openPage(size);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});
