import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { editorConfig } from './config.ts';
import type { Subject } from './shape.ts';
import { mergeFile, toForm } from './yaml-file.ts';

interface ContentOptions {
  /** The folder of the content. */
  readonly folder: string;
  readonly subjects: readonly Subject[];
  /** Every mistake in a content folder, one line each. */
  readonly findErrors: (folder: string) => readonly string[];
}

interface Update {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
}

/**
 * Answers what Keystatic asks in the browser. Its own server reads and writes the files; here they become forms,
 * forms become the files' own YAML again, and a save that would break the site is refused with the reason.
 */
export function contentApi({ folder, subjects, findErrors }: ContentOptions) {
  const config = editorConfig(subjects);
  const isForm = (path: string) => subjects.some((subject) => matchesGlob(path, subject.path));

  async function keystatic(directory: string, request: Request): Promise<Response> {
    const handle = makeGenericAPIRouteHandler({ config, localBaseDirectory: directory });
    const { body, ...rest } = await handle(request);
    return new Response(typeof body === 'string' || !body ? body : new Uint8Array(body), rest);
  }

  async function merged(request: Request): Promise<Request> {
    const update: Update = await request.json();
    const additions = update.additions.map(async (file) => {
      if (!isForm(file.path)) return file;
      const old = await readFile(join(folder, file.path), 'utf8').catch(() => '');
      const saved = Buffer.from(file.contents, 'base64url').toString();
      const text = mergeFile(file.path, old, saved);
      return { ...file, contents: Buffer.from(text).toString('base64url') };
    });
    const body = JSON.stringify({ ...update, additions: await Promise.all(additions) });
    return new Request(request.url, { method: 'POST', headers: request.headers, body });
  }

  async function save(request: Request): Promise<Response> {
    const update = await merged(request);
    const draft = await mkdtemp(join(tmpdir(), 'content-'));
    try {
      await cp(folder, draft, { recursive: true });
      const answer = await keystatic(draft, update.clone());
      if (!answer.ok) return answer;
      const known = findErrors(folder);
      const added = findErrors(draft).filter((error) => !known.includes(error));
      if (added.length > 0) return new Response(added.join('\n'), { status: 422 });
    } finally {
      await rm(draft, { recursive: true });
    }
    return keystatic(folder, update);
  }

  return async (request: Request): Promise<Response> => {
    const path = decodeURI(new URL(request.url).pathname);
    if (path.endsWith('/update')) return save(request);
    const answer = await keystatic(folder, request);
    const file = /\/blob\/\w+\/(.+)$/.exec(path)?.[1] ?? '';
    return isForm(file) && answer.ok ? new Response(toForm(file, await answer.text())) : answer;
  };
}
