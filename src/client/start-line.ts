import { secondTry } from './second-try.ts';

/** Every face that a page uses, as the shorthand of `font`: asking for it fetches its file. */
const faces = ['1em Hanken Grotesk', '560 1em Schibsted Grotesk'] as const;

/** Milliseconds after which the page starts although no paint was told, as in a tab behind another. */
const patience = 1000;

/** Milliseconds before the one further try to fetch the page's code. */
const pause = 1000;

/**
 * The script at the end of every document: it fetches the page's code and the fonts once the page has been painted,
 * so that neither shares the line with what is painted. Browsers without invoker commands open menu and dialogs
 * by that code, and fetch it at once. Should the code not arrive, what the form marks with `data-unloaded` is shown.
 *
 * @param code the address of the page's code: one module without imports
 */
export function startLine(code: string): string {
  const load = faces.map((face) => `f.load(${JSON.stringify(face)})`).join(',');
  return [
    `(function(d,w){var c="${code}";function g(){if(w)return;w=1;`,
    `var f=d.fonts;if(f)Promise.all([${load}]).catch(function(){});`,
    'import(c).catch(function(){setTimeout(function(){',
    `import(c+"${secondTry}").catch(function(e){console.error("The page's code did not start.",e);`,
    `var u=d.querySelector("[data-unloaded]");if(u)u.hidden=false})},${pause})})}`,
    'if("commandForElement"in HTMLButtonElement.prototype)new PerformanceObserver(function(l){',
    'if(l.getEntriesByName("first-contentful-paint")[0])g()}).observe({type:"paint",buffered:true});',
    `else g();setTimeout(g,${patience})`,
    '})(document)',
  ].join('');
}
