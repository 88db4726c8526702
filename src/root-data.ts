/** What the inline script and the islands share, in attributes of the root element, which React never renders. */
interface RootData {
  theme?: string;
  /** `ThemeButton.tsx`: the next frame shows another theme. */
  recolor?: string;
  /** `deferred-sections.ts`; `measured`, which tests wait for, once each section has been rendered. */
  deferred?: 'pending' | 'measured';
}

export const rootData = () => document.documentElement.dataset as RootData;
