import { build } from 'vite';
import { mediaType } from '../hosting/file-types.ts';

interface AppFile {
  readonly body: string;
  readonly type: string;
}

/** The files of the editor's page, by name. */
export type AppFiles = ReadonlyMap<string, AppFile>;

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
      return [file.fileName, { body, type: `${mediaType(file.fileName)}; charset=utf-8` }];
    }),
  );
}
