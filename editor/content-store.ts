import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { factsOf } from '../src/content/facts.ts';
import { ContentError, type Issue } from '../src/content/issue.ts';
import { loadContent } from '../src/content/load.ts';
import { policyFiles } from '../src/content/schema.ts';
import { decodeText } from '../src/decode-text.ts';
import { defaultPaths, errorDocuments } from '../src/routes.ts';
import { contentFiles } from './content-files.ts';
import { type Group, isGroup } from './form-value.ts';
import { pathAtLine } from './path-at-line.ts';
import {
  type FileResponse,
  type FormIssue,
  isFilePattern,
  noVersion,
  type Overview,
  type SaveRequest,
  type SaveResponse,
} from './protocol.ts';
import { mergeFile, toForm, withLineEndsOf } from './yaml-file.ts';

/** The content folder as the forms read and write it: one save at a time, and none overwrites an unseen change. */
export class ContentStore {
  readonly folder: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.folder = folder;
  }

  overview(): Overview {
    const entries = contentFiles
      .filter(({ path }) => isFilePattern(path))
      .flatMap(({ path }) => globSync(path, { cwd: this.folder }))
      .map((file) => file.replaceAll('\\', '/'))
      .map((path) => ({ path, value: this.#form(path) }))
      .sort((one, other) => Number(one.value['order']) - Number(other.value['order']))
      .map(({ path, value }) => ({ path, name: String(value['name'] ?? path) }));
    const names = entries.map(({ name }) => name);
    const pages = this.#form('pages.yaml');
    const facts = factsOf(this.#form('agency.yaml'), names, pages);
    return { contentFiles, entries, pages: this.#pages(pages), facts };
  }

  #pages(named: Group): Overview['pages'] {
    const imprint = this.#form(policyFiles.imprint);
    const paths = Object.entries({ ...named, imprint }).flatMap(([name, page]) =>
      isGroup(page) && typeof page['path'] === 'string' ? [[name, page['path']]] : [],
    );
    return { ...defaultPaths, ...errorDocuments, ...Object.fromEntries(paths) };
  }

  read(path: string): FileResponse {
    const text = this.#text(this.folder, path);
    const value = text === '' ? {} : toForm(path, text);
    const issues = this.#issues(this.folder).filter(({ file }) => file === path);
    return { value, text, version: versionOf(text), issues };
  }

  /** Writes a form to its file; a new file is named after the name in the form. */
  save(path: string, request: SaveRequest): Promise<SaveResponse> {
    return this.#alone(async () => {
      const target = isFilePattern(path) ? this.#newFile(path, request.value) : path;
      const old = this.#text(this.folder, target);
      if (versionOf(old) !== request.version) {
        return { kind: 'changed', path: target, file: this.read(target) };
      }
      // A file that cannot be parsed is rewritten.
      const mergeBase = toForm(target, old) === null ? '' : old;
      const text = request.value
        ? mergeFile(target, mergeBase, request.value)
        : withLineEndsOf(old, request.text ?? '');
      const change = (directory: string) => write(join(directory, target), text);
      const response = await this.#apply(target, change);
      if (response.kind !== 'refused') return response;
      // The form of a new file is open under its pattern.
      const issues = response.issues.map((issue) =>
        issue.file === target ? { ...issue, file: path } : issue,
      );
      return { kind: 'refused', issues };
    });
  }

  /** Removes a file if it is still the version that the form shows. */
  remove(path: string, version: string): Promise<SaveResponse> {
    return this.#alone(async () => {
      const file = this.read(path);
      if (file.version !== version) return { kind: 'changed', path, file };
      return this.#apply(path, (directory) => rm(join(directory, path)));
    });
  }

  /** Tries a change on a copy of the folder first: a change that would break the site is not written. */
  async #apply(path: string, change: (directory: string) => Promise<void>): Promise<SaveResponse> {
    const draft = await mkdtemp(join(tmpdir(), 'content-'));
    try {
      await cp(this.folder, draft, { recursive: true });
      await change(draft);
      const known = this.#issues(this.folder).map((issue) => JSON.stringify(issue));
      const added = this.#issues(draft).filter((one) => !known.includes(JSON.stringify(one)));
      if (added.length > 0) return { kind: 'refused', issues: added };
    } finally {
      await rm(draft, { recursive: true });
    }
    await change(this.folder);
    return { kind: 'saved', path, file: this.read(path) };
  }

  #alone<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  #text(directory: string, path: string): string {
    try {
      return readText(readFileSync(join(directory, path)));
    } catch {
      return '';
    }
  }

  #form(path: string): Group {
    return toForm(path, this.#text(this.folder, path)) ?? {};
  }

  #newFile(pattern: string, value: Group | null): string {
    const name = slugOf(String(value?.['name'] ?? '')) || pattern.replace(/s?\/\*.*/, '');
    const free = [name, ...Array.from({ length: 100 }, (_, index) => `${name}-${index + 2}`)]
      .map((slug) => pattern.replace('*', slug))
      .find((path) => this.#text(this.folder, path) === '');
    return free ?? pattern.replace('*', `${name}-${Date.now()}`);
  }

  #issues(directory: string): readonly FormIssue[] {
    try {
      loadContent(directory);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.issues.map((issue) => this.locate(issue, directory));
    }
  }

  /** An issue as a form shows it: one that is about a line, at the field on that line. */
  locate({ file, line, path, text }: Issue, directory = this.folder): FormIssue {
    if (file === null || line === null || path.length > 0) return { file, path, text };
    const found = pathAtLine(file, this.#text(directory, file), line);
    return { file, path: found, text: found.length > 0 ? text : `line ${line} ${text}` };
  }
}

/** Writes to a temporary file first, so that nobody ever reads a partial file. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.saving`, text);
  await rename(`${file}.saving`, file);
}

/** Decodes a file in any encoding; a save then writes it as UTF-8. */
function readText(bytes: Uint8Array): string {
  const { text, issue } = decodeText(bytes);
  if (issue === null) return text;
  const wide = { 255: 'utf-16le', 254: 'utf-16be' }[bytes[0] ?? 0];
  return new TextDecoder(wide ?? 'windows-1252').decode(bytes);
}

const versionOf = (text: string) =>
  text === '' ? noVersion : createHash('sha256').update(text).digest('hex');

/** Characters of other scripts are dropped: the result may be empty. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether a request body is a save request. */
export const isSaveRequest = (value: unknown): value is SaveRequest =>
  isGroup(value) &&
  typeof value['version'] === 'string' &&
  (isGroup(value['value']) || typeof value['text'] === 'string');
