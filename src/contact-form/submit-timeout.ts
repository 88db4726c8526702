/** Milliseconds from a submit to the fallback at the latest: about as long as people wait for a button. */
export const submitTimeout = 8000;
