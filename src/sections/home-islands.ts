// The islands of the home page that are ready when the page is idle: one file in the browser.
export { Hero } from './hero/Hero.tsx';
export { Services } from './services/Services.tsx';
