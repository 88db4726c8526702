import { states } from '../tests/e2e/states.ts';

export interface Picture {
  readonly name: string;
  readonly title: string;
  readonly size: readonly [width: number, height: number];
  readonly path?: string;
  /** The whole page instead of the window. */
  readonly whole?: boolean;
  readonly script?: boolean;
  /** The part to show, on the site on which every optional part is set. */
  readonly optionalFact?: string;
  /** The state to show, one of those that the tests look at. */
  readonly state?: (typeof states)[number];
}

const desk = [1280, 800] as const;
const phone = [360, 780] as const;

const firstScreen = (...size: Picture['size']): Picture => ({
  name: `first-${size[0]}`,
  title: `First screen, ${size[0]} px`,
  size,
});

/** A part of the page or a state of it, on a desk and on a phone. */
const both = (name: string, title: string, more: Partial<Picture>): readonly Picture[] =>
  [desk, phone].map((size) => ({
    name: `${name}-${size[0]}`,
    title: `${title}, ${size[0]} px`,
    size,
    ...more,
  }));

function state(name: string): Pick<Picture, 'state'> {
  const found = states.find((each) => each.name === name);
  if (found) return { state: found };
  throw new Error(`tests/e2e/states.ts has no state "${name}". Correct scripts/picture-list.ts.`);
}

export const pictures: readonly Picture[] = [
  firstScreen(360, 780),
  firstScreen(768, 1024),
  firstScreen(1280, 800),
  firstScreen(1920, 1080),
  { name: 'home-360', title: 'The whole page, 360 px', size: phone, whole: true },
  { name: 'home-1280', title: 'The whole page, 1280 px', size: desk, whole: true },
  { name: 'menu', title: 'Menu', size: phone, ...state('menu') },
  ...both('dialog', 'Dialog', state('dialog')),
  { name: 'tooltip', title: 'Tooltip', size: desk, ...state('tooltip of the theme button') },
  ...both('errors', 'Errors', state('errors')),
  { name: 'sent', title: 'Sent', size: desk, ...state('toast and confirmation of a sent inquiry') },
  ...both('fallback', 'Mail fallback', state('toast and panel of a fallback')),
  { name: 'failed', title: 'Failed', size: desk, ...state('toast of a failure') },
  { name: 'privacy', title: 'Privacy Policy', size: desk, path: '/privacy-policy' },
  { name: 'not-found', title: 'Page not found', size: desk, path: '/no-such-page' },
  { name: 'error', title: 'Error screen', size: desk, path: '/500' },
  {
    name: 'no-script',
    title: 'Contact without JavaScript',
    size: desk,
    path: '/#contact',
    script: false,
  },
  ...both('demo-line', 'With a line to call', { optionalFact: '.band' }),
  ...both('recording', 'With a recorded call', { optionalFact: 'audio' }),
  ...both('customers', 'With the words of customers', { optionalFact: '.customers' }),
];
