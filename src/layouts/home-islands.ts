// The islands of the home page that are ready when the page is idle: one file in the browser.
export { Hero } from '../sections/hero/Hero.tsx';
export { Services } from '../sections/services/Services.tsx';
