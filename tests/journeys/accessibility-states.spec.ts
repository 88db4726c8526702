import { expectAccessible } from './accessible.ts';
import { test } from './journey.ts';
import { states } from './states.ts';

for (const { name, size, reach, expectStill } of states) {
  test(`Q2 axe finds nothing in both themes in the state "${name}"`, async ({ page, watch }) => {
    await page.setViewportSize(size);
    await reach(page, watch);
    await expectStill(page);
    await expectAccessible(page);
    await expectStill(page);
  });
}
