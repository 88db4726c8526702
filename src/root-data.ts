/** The attributes of the root element that the inline script and the islands share: React never renders it. */
export const rootData = () => document.documentElement.dataset;
