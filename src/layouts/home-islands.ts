// The home page's first-screen island.
export { Hero } from '../sections/hero/Hero.tsx';
