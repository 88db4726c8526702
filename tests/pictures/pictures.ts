import { states } from '../e2e/states.ts';

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

const desktop = [1280, 800] as const;
const phone = [360, 780] as const;
const firstScreenSizes = [phone, [768, 1024], desktop, [1920, 1080]] as const;

/** The same view at several sizes. */
const at = (
  name: string,
  title: string,
  view: Partial<Picture>,
  sizes: readonly Picture['size'][] = [desktop, phone],
): readonly Picture[] =>
  sizes.map((size) => {
    const [width] = size;
    return { name: `${name}-${width}`, title: `${title}, ${width} px`, size, ...view };
  });

function state(name: string): Pick<Picture, 'state'> {
  const found = states.find((each) => each.name === name);
  if (found) return { state: found };
  throw new Error(
    `tests/e2e/states.ts has no state "${name}". Correct tests/pictures/pictures.ts.`,
  );
}

export const pictures: readonly Picture[] = [
  ...at('first', 'First screen', {}, firstScreenSizes),
  ...at('home', 'The whole page', { whole: true }, [phone, desktop]),
  { name: 'menu', title: 'Menu', size: phone, ...state('menu') },
  ...at('dialog', 'Dialog', state('dialog')),
  { name: 'tooltip', title: 'Tooltip', size: desktop, ...state('tooltip of the theme button') },
  ...at('errors', 'Errors', state('errors')),
  {
    name: 'sent',
    title: 'Sent',
    size: desktop,
    ...state('toast and confirmation of a sent inquiry'),
  },
  ...at('fallback', 'Mail fallback', state('toast and panel of a fallback')),
  { name: 'failed', title: 'Failed', size: desktop, ...state('toast of a failure') },
  { name: 'privacy', title: 'Privacy Policy', size: desktop, path: '/privacy-policy' },
  { name: 'not-found', title: 'Page not found', size: desktop, path: '/no-such-page' },
  { name: 'error', title: 'Error screen', size: desktop, path: '/500' },
  {
    name: 'no-script',
    title: 'Contact without JavaScript',
    size: desktop,
    path: '/#contact',
    script: false,
  },
  ...at('demo-line', 'With a line to call', { optionalFact: '.band' }),
  ...at('recording', 'With a recorded call', { optionalFact: 'audio' }),
  ...at('customers', 'With the words of customers', { optionalFact: '.customers' }),
];
