// The islands of every page. What is imported from one module is one file in the browser.

export { DeferredSections } from '../loading/DeferredSections.tsx';
export { Footer } from '../sections/footer/Footer.tsx';
export { Header } from '../sections/header/Header.tsx';
