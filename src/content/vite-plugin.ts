import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from './load.ts';

const name = 'virtual:contact-form-copy';
const directory = 'src/content';

/**
 * Gives the browser the words and facts of the contact form as `virtual:contact-form-copy`, without the schema
 * that has checked them; while developing, reloads the page when a content file changes.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => {
      if (id !== `\0${name}`) return null;
      const { agency, contactForm, pages } = loadContent(directory);
      const exported = {
        copy: contactForm,
        errorPage: pages.error,
        email: agency.email,
        phone: agency.phone,
      };
      const lines = Object.entries(exported).map(
        ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
    configureServer: ({ watcher, environments, ws }) => {
      const folder = resolve(directory);
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(`\0${name}`);
          if (module) moduleGraph.invalidateModule(module);
        }
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
