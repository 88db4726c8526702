import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fontWeight } from './custom-fonts.ts';
import { respondWithIssues } from './issues-page.ts';
import { loadContent } from './load.ts';

const directory = 'src/content';

const modules: Readonly<Record<string, () => string>> = {
  // Only the recording of the call: other files in `media/` are not published.
  'virtual:recording': () => {
    const { recording } = loadContent(directory).exampleCall.call;
    if (recording === undefined) return 'export default undefined;';
    return `export { default } from ${JSON.stringify(`/${directory}/media/${recording}?url`)};`;
  },
  'virtual:custom-fonts': () => {
    const { fonts } = loadContent(directory).agency;
    const imports = fonts.map(
      ({ file }, index) =>
        `import url${index} from ${JSON.stringify(`/${directory}/media/${file}?url`)};`,
    );
    const entries = fonts.map(({ file, role, unicodeRange }, index) => {
      const weight = fontWeight(`${directory}/media/${file}`);
      return `{ ...${JSON.stringify({ role, unicodeRange, weight })}, url: url${index} }`;
    });
    return `${imports.join('\n')}\nexport default [${entries.join(', ')}];`;
  },
};

/** Serves the URLs of the recording and of the owner's fonts as virtual modules. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)]?.() ?? null,
    configureServer: ({ watcher, environments, middlewares, ws }) => {
      // Makes Astro recompute its pages and files.
      const recompute = () => {
        for (const { hot } of Object.values(environments)) hot.send('astro:content-changed', {});
      };
      middlewares.use(respondWithIssues(directory, recompute));
      const folder = resolve(directory);
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        recompute();
        for (const { moduleGraph } of Object.values(environments)) {
          for (const id of Object.keys(modules)) {
            const module = moduleGraph.getModuleById(`\0${id}`);
            if (module) moduleGraph.invalidateModule(module);
          }
        }
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
