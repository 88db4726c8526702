/** How the browser came to this page; undefined where it does not say. */
export const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
