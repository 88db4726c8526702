import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const id = 'virtual:inline-script';
const entry = fileURLToPath(new URL('./inline-script.ts', import.meta.url));

/** Compiles `inline-script.ts` and what it imports into one minified classic script, as the text of a module. */
async function compile(): Promise<{ code: string; modules: readonly string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      // A syntax error here would cost an older browser its theme and its draft.
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not compiled to one script.`);
  return { code: chunk.code.trim(), modules: chunk.moduleIds };
}

/**
 * Provides the text of the script in the head of every document as `virtual:inline-script`. Astro's own scripts are
 * modules, which run after the first paint, and `is:inline` takes no TypeScript.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-script',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(resolved) {
      if (resolved !== `\0${id}`) return null;
      const { code, modules } = await compile();
      for (const file of modules) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
