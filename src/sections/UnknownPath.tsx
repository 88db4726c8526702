import { useEffect } from 'react';
import { canonicalPath } from '../routes.ts';

interface UnknownPathProps {
  readonly text: string;
  /** The paths of the site's pages. */
  readonly paths: readonly string[];
}

/** The text of the 404 page, an island: redirects a variant of a page's path to the page, and reports other paths. */
export function UnknownPath({ text, paths }: UnknownPathProps) {
  useEffect(() => {
    const { pathname, search, hash } = location;
    const path = canonicalPath(pathname);
    // A host that cannot redirect also sends this page for variants of a path.
    if (path !== null && paths.includes(path)) location.replace(path + search + hash);
    else console.error(`404: no page at ${pathname}`);
  }, [paths]);
  return <p className="lede">{text}</p>;
}
