import { canonicalPath } from '../routes.ts';

const { pathname, search, hash } = location;
const route = canonicalPath(pathname);
const isLinked = [...document.links].some((link) => link.pathname === route);
// A host that cannot redirect sends this page for the variants of a route as well; the page links to each route.
if (route !== null && isLinked) location.replace(route + search + hash);
else console.error(`404: no page at ${pathname}`);
