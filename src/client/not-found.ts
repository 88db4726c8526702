import { canonicalPath } from '../routes.ts';

const { pathname, search, hash } = location;
const route = canonicalPath(pathname);
// A host that cannot redirect sends this page for the variants of a route as well.
if (route !== null) location.replace(route + search + hash);
else console.error(`404: no page at ${pathname}`);
