/** In pixels, as every network that shows link images takes it. */
export const shareSize = { width: 1200, height: 630 } as const;
