import { useEffect, useRef } from 'react';
import { showInPage } from './find-in-page.ts';

interface SitePageProps {
  /** The page of the site. */
  readonly route: string;
  /** The words to scroll to. */
  readonly texts: readonly string[];
  /** When the content last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** How long the page has to reload by itself, and its scripts to move things once it is there. */
const patience = 500;

/** The site beside the forms, scrolled to what is edited. */
export function SitePage({ route, texts, changedAt }: SitePageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (page) showInPage(page, texts);
  };
  useEffect(show, [texts]);
  useEffect(() => {
    // It is told of each change, but not while it is being loaded.
    const timer = setTimeout(() => {
      const page = frame.current?.contentWindow;
      if (page && page.performance.timeOrigin < changedAt) page.location.reload();
    }, patience);
    return () => clearTimeout(timer);
  }, [changedAt]);
  return (
    <iframe
      ref={frame}
      src={route}
      title="Preview"
      onLoad={() => {
        show();
        setTimeout(show, patience);
      }}
    />
  );
}
