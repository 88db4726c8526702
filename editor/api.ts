import { type FSWatcher, readFileSync, rmSync, watch } from 'node:fs';
import { extname, join } from 'node:path';
import { mediaType } from '../hosting/file-types.ts';
import { releaseIssues } from '../scripts/release/release-issues.ts';
import { contentFiles } from './content-files.ts';
import { type ContentStore, isSaveRequest } from './content-store.ts';
import { isUnusedMedia, saveMedia } from './media.ts';
import { mediaEndings } from './media-endings.ts';
import { contentFileOf, type SaveResponse } from './protocol.ts';
import { publish } from './publish.ts';

const noSuchThing = () => new Response('Not found.', { status: 404 });

/** Handles the requests of the forms; `pathname` is relative to the API's base path. */
export function editorApi(store: ContentStore) {
  const respond = (saved: SaveResponse) => {
    const status = { saved: 200, changed: 412, refused: 422 }[saved.kind];
    return Response.json(saved, { status });
  };

  async function file(request: Request, path: string): Promise<Response> {
    if (!contentFileOf(contentFiles, path)) return noSuchThing();
    if (request.method === 'GET') return Response.json(store.read(path));
    const body: unknown = await request.json();
    if (request.method === 'DELETE') {
      return respond(await store.remove(path, String(Object(body).version)));
    }
    return isSaveRequest(body) ? respond(await store.save(path, body)) : noSuchThing();
  }

  async function upload(request: Request, search: URLSearchParams): Promise<Response> {
    const bytes = new Uint8Array(await request.arrayBuffer());
    const [kind, name] = [search.get('kind') ?? '', search.get('name') ?? ''];
    return saveMedia(store.folder, kind, name, bytes).then(
      (kept) => Response.json({ name: kept }),
      (error: Error) => new Response(error.message, { status: 422 }),
    );
  }

  function media(name: string): Response {
    const isMedia = Object.values(mediaEndings).flat().includes(extname(name));
    if (!isMedia || !/^[\w.-]+$/.test(name)) return noSuchThing();
    const headers = {
      'content-type': mediaType(name),
      'content-security-policy': "default-src 'none'",
    };
    return new Response(readFileSync(join(store.folder, 'media', name)), { headers });
  }

  function deleteMedia(name: string): Response {
    if (!isUnusedMedia(store.folder, name)) return noSuchThing();
    rmSync(join(store.folder, 'media', name));
    return new Response(null, { status: 204 });
  }

  return async (request: Request, pathname: string, search: URLSearchParams): Promise<Response> => {
    const [what, name = ''] = pathname.split('/').map(decodeURIComponent);
    switch (`${request.method} ${what}`) {
      case 'GET overview':
        return Response.json(store.overview());
      case 'GET file':
      case 'PUT file':
      case 'DELETE file':
        return file(request, search.get('path') ?? '');
      case 'POST media':
        return upload(request, search);
      case 'GET media':
        return media(name);
      case 'DELETE media':
        return deleteMedia(name);
      case 'GET release':
        return Response.json(releaseIssues(store.folder).map((each) => store.locate(each)));
      case 'POST publish':
      case 'POST dry-run':
        return Response.json(await publish(what === 'dry-run'));
      case 'GET changes':
        return changes(store.folder);
      default:
        return noSuchThing();
    }
  };
}

/** Server-sent events: the time of each change in the folder. An open stream means that the editor is running. */
function changes(folder: string): Response {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const sendTime = (when: number) =>
        controller.enqueue(new TextEncoder().encode(`data: ${when}\n\n`));
      watcher = watch(folder, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(sendTime, 100, Date.now());
      });
      // The browser connects again, which watches the folder anew.
      watcher.on('error', () => {
        clearTimeout(timer);
        controller.close();
      });
      sendTime(0);
    },
    cancel() {
      clearTimeout(timer);
      watcher?.close();
    },
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
}
