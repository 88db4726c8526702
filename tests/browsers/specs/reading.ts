import { expect } from '@playwright/test';
import { hero, pages, services, site } from '../../content.ts';
import { documents } from '../../e2e/documents.ts';
import type { Target } from '../look.ts';
import { eventually, type Visitor } from '../visitor.ts';
import { type Journey, narrow, wide } from './journey.ts';

const unknownPath = '/no/such/page';

/** Where a thing ends, in CSS pixels from the top of the window. */
async function bottomOf({ look }: Visitor, target: Target): Promise<number> {
  const { y, height } = (await look(target))?.box ?? { y: Number.NaN, height: 0 };
  return y + height;
}

export const reading: readonly Journey[] = [
  {
    name: 'H1 H6 H8 the home page reads from its heading to its footer',
    size: wide,
    async walk({ open, expectVisible, evaluate }) {
      await open('/');
      await expectVisible({ css: 'h1', name: hero.title });
      for (const { name } of services) await expectVisible({ css: 'h3', name });
      await expectVisible({ css: 'footer a', name: site.footer.action });
      const levels = await evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
          .filter((heading) => heading.getClientRects().length > 0)
          .map((heading) => Number(heading.tagName.slice(1))),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      }
    },
  },
  {
    name: 'H2 a move inside the page sets the address, shows the heading and moves the focus; Back returns',
    size: wide,
    async walk(visitor) {
      const { open, press, expectPath, expectFocused, look, evaluate, back } = visitor;
      await open('/');
      await press({ css: 'main a', name: hero.secondary });
      await expectPath('/#services');
      await expectFocused({ css: '#services' });
      const bottom = await bottomOf(visitor, { css: 'header' });
      await eventually(async () =>
        expect((await look({ css: '#services h2' }))?.box.y).toBeGreaterThanOrEqual(bottom),
      );
      await back();
      await expectPath('/');
      await eventually(async () => expect(await evaluate(() => scrollY)).toBe(0));
    },
  },
  {
    name: 'Q2 every page fits a window of 320 px',
    size: { width: 320, height: 640 },
    async walk({ open, evaluate, allowMessage }) {
      allowMessage(/404/);
      for (const { path } of documents) {
        await open(path);
        const [inside, content] = await evaluate(() => [
          window.innerWidth,
          document.documentElement.scrollWidth,
        ]);
        expect(content, path).toBeLessThanOrEqual(inside ?? 0);
      }
    },
  },
  {
    name: 'R2 a policy: its contents lead to a section, and its button home',
    size: narrow,
    async walk(visitor) {
      const { open, press, expectPath, expectVisible, look, evaluate } = visitor;
      await open('/terms-of-service');
      await expectVisible({ css: 'h1', name: pages.terms.heading });
      const [href, text] = await evaluate(() => {
        const link = document.querySelectorAll<HTMLAnchorElement>('main nav a')[6];
        return [link?.hash ?? '', link?.textContent ?? ''] as const;
      });
      await press({ css: 'main nav a', name: text });
      await expectPath(`/terms-of-service${href}`);
      const bottom = await bottomOf(visitor, { css: 'header' });
      await eventually(async () =>
        expect((await look({ css: `[id="${href.slice(1)}"]` }))?.box.y).toBeGreaterThanOrEqual(
          bottom,
        ),
      );
      await press({ css: 'main a', name: site.policy.back });
      await expectPath('/');
      await expectVisible({ css: 'h1', name: hero.title });
    },
  },
  {
    name: 'R4 an unknown path says so, leads home and names itself in the console',
    size: wide,
    async walk({ open, press, expectPath, expectVisible, messages, allowMessage }) {
      allowMessage(/404/);
      await open(unknownPath);
      await expectVisible({ css: 'h1', name: pages.notFound.heading });
      await eventually(async () => expect(messages().join('\n')).toContain(unknownPath));
      await press({ css: 'main a', name: pages.notFound.action });
      await expectPath('/');
    },
  },
  {
    name: 'R5 the error page says what happened and leads home',
    size: narrow,
    async walk({ open, press, expectPath, expectVisible }) {
      await open('/500.html');
      await expectVisible({ css: 'h1', name: pages.error.heading });
      await expectVisible({ css: 'main p', name: pages.error.status });
      await press({ css: 'main a', name: pages.error.action });
      await expectPath('/');
    },
  },
];
