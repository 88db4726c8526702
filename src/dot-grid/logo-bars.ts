/** The heights of the logo's bars as shares of the tallest: the word "switchboard" as the waveform would draw it. */
export const logoBars = [0.2, 1, 0.6, 0] as const;

/** The bar in the accent color: the tallest. */
export const accentBar = 1;
