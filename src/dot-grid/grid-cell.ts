/** The side of one cell of the dot grid in CSS pixels. The style sheets repeat it. */
export const cell = 24;
