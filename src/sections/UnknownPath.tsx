import { useEffect } from 'react';
import { canonicalPath } from '../routes.ts';

interface UnknownPathProps {
  readonly text: string;
  /** The paths of the site's pages. */
  readonly paths: readonly string[];
}

/** What the 404 page says, an island: it leads a variant of a page's path to the page, and reports any other path. */
export function UnknownPath({ text, paths }: UnknownPathProps) {
  useEffect(() => {
    const { pathname, search, hash } = location;
    const path = canonicalPath(pathname);
    // A host that cannot redirect sends this page for the variants of a path as well.
    if (path !== null && paths.includes(path)) location.replace(path + search + hash);
    else console.error(`404: no page at ${pathname}`);
  }, [paths]);
  return <p className="lede">{text}</p>;
}
