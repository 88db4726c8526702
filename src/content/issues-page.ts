import type { Connect } from 'vite';
import { ContentError, formatIssue } from './issue.ts';
import { loadContent } from './load.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page shown instead of all others during development: it reloads once a content file changes. */
function issuesPage(sentences: readonly string[]): string {
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>An issue in the content</title>
<style>body { max-width: 70ch; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui; color-scheme: light dark }</style>
<script type="module" src="/@vite/client"></script>
<h1>The content cannot be shown yet</h1>
<ul>${items.join('')}</ul>
<p>Fix the file and save it; this page will reload.</p>
</html>`;
}

/**
 * Responds to each page request with the issues in a content folder, as long as there are any.
 *
 * @param recompute is called before any other response: the watcher may report a change only after it
 */
export function respondWithIssues(
  directory: string,
  recompute: () => void,
): Connect.NextHandleFunction {
  return ({ headers }, response, next) => {
    if (!headers.accept?.includes('text/html')) return next();
    try {
      loadContent(directory);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(issuesPage(error.issues.map((each) => formatIssue(each, directory))));
      return;
    }
    recompute();
    next();
  };
}
