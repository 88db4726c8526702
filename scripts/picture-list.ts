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

/** The same at several sizes; a desk and a phone unless others are given. */
const at = (
  name: string,
  title: string,
  more: Partial<Picture>,
  sizes: readonly Picture['size'][] = [desk, phone],
): readonly Picture[] =>
  sizes.map((size) => ({
    name: `${name}-${size[0]}`,
    title: `${title}, ${size[0]} px`,
    size,
    ...more,
  }));

const firstSizes = [phone, [768, 1024], desk, [1920, 1080]] as const;

function state(name: string): Pick<Picture, 'state'> {
  const found = states.find((each) => each.name === name);
  if (found) return { state: found };
  throw new Error(`tests/e2e/states.ts has no state "${name}". Correct scripts/picture-list.ts.`);
}

export const pictures: readonly Picture[] = [
  ...at('first', 'First screen', {}, firstSizes),
  ...at('home', 'The whole page', { whole: true }, [phone, desk]),
  { name: 'menu', title: 'Menu', size: phone, ...state('menu') },
  ...at('dialog', 'Dialog', state('dialog')),
  { name: 'tooltip', title: 'Tooltip', size: desk, ...state('tooltip of the theme button') },
  ...at('errors', 'Errors', state('errors')),
  { name: 'sent', title: 'Sent', size: desk, ...state('toast and confirmation of a sent inquiry') },
  ...at('fallback', 'Mail fallback', state('toast and panel of a fallback')),
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
  ...at('demo-line', 'With a line to call', { optionalFact: '.band' }),
  ...at('recording', 'With a recorded call', { optionalFact: 'audio' }),
  ...at('customers', 'With the words of customers', { optionalFact: '.customers' }),
];
