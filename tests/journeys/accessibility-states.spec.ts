import { expectAccessible } from './accessible.ts';
import { htmlMistakes } from './html-mistakes.ts';
import { expect, test } from './journey.ts';
import { states } from './states.ts';

for (const { name, size, reach, expectStill } of states) {
  test(`Q2 Q5 axe and html-validate find nothing in the state "${name}", light and dark`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize(size);
    await reach(page, watch);
    await expectStill(page);
    expect(await htmlMistakes(await page.content(), 'dom')).toEqual([]);
    await expectAccessible(page);
    await expectStill(page);
  });
}
