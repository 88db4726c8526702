// The islands of the home page of the first screen and the services: one file in the browser.
export { Hero } from '../sections/hero/Hero.tsx';
export { Services } from '../sections/services/Services.tsx';
