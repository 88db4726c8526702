import type { Page, ViewportSize } from '@playwright/test';
import { pages } from '../content.ts';
import { wide } from '../e2e/page-state.ts';
import { states } from '../e2e/states.ts';

interface Picture {
  readonly name: string;
  readonly title: string;
  readonly size: ViewportSize;
  /** Brings the page to what the picture shows. */
  readonly show: (page: Page) => Promise<unknown>;
  /** The whole page instead of the window. */
  readonly whole?: boolean;
  readonly script?: boolean;
}

export const themes = ['light', 'dark'] as const;

/** Where pictures are until every one is taken. */
export const newFolder = '.local/pictures/new';

export const fileOf = ({ name }: Picture, theme: string) => `${name}-${theme}.webp`;

const phone = { width: 360, height: 780 };
const firstScreenSizes = [phone, { width: 768, height: 1024 }, wide, { width: 1920, height: 1080 }];

const visit = (address: string) => (page: Page) => page.goto(address, { waitUntil: 'networkidle' });

/** One of the states that the end-to-end tests look at. */
const state = (name: string) => async (page: Page) => {
  const found = states.find((each) => each.name === name);
  if (!found) throw new Error(`tests/e2e/states.ts has no state "${name}".`);
  await found.reach(page, { expectMessage: () => undefined });
  await found.expectStill(page);
};

/** The same view at several sizes. */
const at = (
  name: string,
  title: string,
  view: Pick<Picture, 'show' | 'whole' | 'script'>,
  sizes: readonly ViewportSize[] = [wide, phone],
): readonly Picture[] =>
  sizes.map((size) => {
    const { width } = size;
    return { name: `${name}-${width}`, title: `${title}, ${width} px`, size, ...view };
  });

export const pictures: readonly Picture[] = [
  ...at('first', 'First screen', { show: visit('/') }, firstScreenSizes),
  ...at('home', 'The whole page', { show: visit('/'), whole: true }, [phone, wide]),
  { name: 'menu', title: 'Menu', size: phone, show: state('menu') },
  ...at('dialog', 'Dialog', { show: state('dialog') }),
  { name: 'tooltip', title: 'Tooltip', size: wide, show: state('tooltip of the theme button') },
  ...at('errors', 'Errors', { show: state('errors') }),
  ...at('sent', 'Sent', { show: state('toast and confirmation of a sent inquiry') }, [wide]),
  ...at('fallback', 'Mail fallback', { show: state('toast and panel of a fallback') }),
  { name: 'failed', title: 'Failed', size: wide, show: state('toast of a failure') },
  { name: 'privacy', title: 'Privacy Policy', size: wide, show: visit(pages.privacy.path) },
  { name: 'not-found', title: 'Page not found', size: wide, show: visit('/no-such-page') },
  { name: 'error', title: 'Error screen', size: wide, show: visit('/500') },
  ...at('no-script', 'Without JavaScript', { show: visit('/#contact'), script: false }, [wide]),
];
