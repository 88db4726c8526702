import { canonicalPath } from '../routes.ts';

const { pathname, search, hash } = location;
const route = canonicalPath(pathname);
// A host that cannot redirect sends this page for the variants of a route as well (R6).
if (route !== null) location.replace(route + search + hash);
// R4: the bad path is told to whoever looks for it, once, and as an error.
else console.error(`404: no page at ${pathname}`);
