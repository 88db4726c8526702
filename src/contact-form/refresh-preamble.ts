/** What React's hot reload needs in the page before the first component; only while developing. */
export const refreshPreamble = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;
