// The home page's first-screen and services islands, bundled as one file.
export { Hero } from '../sections/hero/Hero.tsx';
export { Services } from '../sections/services/Services.tsx';
