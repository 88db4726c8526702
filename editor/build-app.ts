import { build } from 'vite';

interface AppFile {
  readonly body: string;
  readonly type: string;
}

/** The files of the editor's page, by name. */
export type AppFiles = ReadonlyMap<string, AppFile>;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Bundles the editor's page in memory. */
export async function buildApp(base: string): Promise<AppFiles> {
  const result = await build({
    root: import.meta.dirname,
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, modulePreload: false, assetsInlineLimit: 0 },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => {
      const body = file.type === 'chunk' ? file.code : String(file.source);
      const ending = file.fileName.slice(file.fileName.lastIndexOf('.') + 1);
      return [file.fileName, { body, type: types[ending] ?? 'application/octet-stream' }];
    }),
  );
}
