import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

/** A color of a style, such as `#080e16` or `rgb(8, 14, 22)`, with its luminance and contrast. */
export const colorFrom = (style: string) => colord(style);
