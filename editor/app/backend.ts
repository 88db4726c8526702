import type {
  FileResponse,
  FormIssue,
  Overview,
  PublishResponse,
  SaveRequest,
  SaveResponse,
} from '../protocol.ts';

/** The editor's server did not respond: it has been stopped. */
export class Stopped extends Error {}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`api/${path}`, init).catch(() => {
    throw new Stopped();
  });
  if (response.status >= 500 || response.status === 404) throw new Error(await response.text());
  return response;
}

const askJson = async <Result>(path: string, init?: RequestInit): Promise<Result> =>
  (await ask(path, init)).json();

const withBody = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const fileAddress = (path: string) => `file?path=${encodeURIComponent(path)}`;

export const fetchOverview = () => askJson<Overview>('overview');
export const fetchFile = (path: string) => askJson<FileResponse>(fileAddress(path));
export const fetchRelease = () => askJson<readonly FormIssue[]>('release');

export const saveFile = (path: string, request: SaveRequest) =>
  askJson<SaveResponse>(fileAddress(path), withBody('PUT', request));

export const removeFile = (path: string, version: string) =>
  askJson<SaveResponse>(fileAddress(path), withBody('DELETE', { version }));

export const runPublish = (how: 'publish' | 'dry-run') =>
  askJson<PublishResponse>(how, { method: 'POST' });

/** Uploads a file to the folder `media`. Returns its name there, or why it cannot be used. */
export async function uploadMedia(kind: string, file: File): Promise<{ name: string } | string> {
  const address = `media?kind=${kind}&name=${encodeURIComponent(file.name)}`;
  const response = await ask(address, { method: 'POST', body: file });
  return response.ok ? response.json() : response.text();
}

export const deleteMedia = (name: string) => ask(mediaPath(name), { method: 'DELETE' });

const mediaPath = (name: string) => `media/${encodeURIComponent(name)}`;

export const mediaAddress = (name: string) => `api/${mediaPath(name)}`;
