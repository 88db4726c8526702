import { useEffect, useRef } from 'react';
import { showInPage } from './find-in-page.ts';

interface SitePageProps {
  /** The page of the site. */
  readonly route: string;
  /** The texts to scroll to. */
  readonly texts: readonly string[];
  /** When the content last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** Milliseconds for the page to reload by itself, and for its scripts to finish moving things. */
const reloadDelay = 500;

function reloadIfOlder(page: Window | null | undefined, changedAt: number): void {
  if (page && page.performance.timeOrigin < changedAt) page.location.reload();
}

/** The site next to the forms, scrolled to what is being edited. */
export function SitePage({ route, texts, changedAt }: SitePageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (page) showInPage(page, texts);
  };
  useEffect(show, [texts]);
  useEffect(() => {
    // The page is notified of each change, but not while it is loading.
    const timer = setTimeout(() => {
      if (isLoaded.current) reloadIfOlder(frame.current?.contentWindow, changedAt);
    }, reloadDelay);
    return () => clearTimeout(timer);
  }, [changedAt]);
  return (
    <iframe
      ref={frame}
      src={route}
      title="Preview"
      onLoad={() => {
        isLoaded.current = true;
        reloadIfOlder(frame.current?.contentWindow, changedAt);
        show();
        setTimeout(show, reloadDelay);
      }}
    />
  );
}
