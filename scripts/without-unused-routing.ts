import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Functions of React Router that the front end never needs, by file, and what stands for them. All routes are
 * in the first manifest, nothing is instrumented, and data is loaded by client loaders alone.
 */
const UNUSED: Record<string, Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': {
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
    isFogOfWarEnabled: '() => false',
  },
  'lib/dom/ssr/single-fetch.js': { getTurboStreamSingleFetchDataStrategy: '() => undefined' },
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
};

/** Functions inside its router, which only fetchers and undiscovered routes need. */
const UNUSED_INSIDE: Record<string, readonly string[]> = {
  'lib/router/router.js': ['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes'],
};

/** Leaves these functions, and what only they use, out of the scripts of browsers. */
export function withoutUnusedRouting(): Plugin {
  return {
    name: 'without-unused-routing',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const [, file = ''] = /\/node_modules\/react-router\/dist\/production\/(.+\.js)$/.exec(id) ?? [];
      const [exported, inside] = [UNUSED[file], UNUSED_INSIDE[file]];
      if (!exported && !inside) return null;
      return emptyFunctions(replaceExports(await readFile(id, 'utf8'), exported ?? {}), inside ?? []);
    },
  };
}

/** Exports other expressions by the same names. Throws if one is not exported, as after an update. */
export function replaceExports(code: string, replacements: Record<string, string>): string {
  let replaced = code;
  for (const [name, expression] of Object.entries(replacements)) {
    const exported = new RegExp(`(^export \\{.*?\\b)${name}\\b(?=.*\\};?$)`, 'm');
    if (!exported.test(replaced)) throw new Error(`React Router no longer exports ${name}`);
    replaced = `${replaced.replace(exported, `$1unused_${name} as ${name}`)}\nconst unused_${name} = ${expression};`;
  }
  return replaced;
}

/** Empties functions that are indented once. Throws if one is missing, as after an update. */
export function emptyFunctions(code: string, names: readonly string[]): string {
  let emptied = code;
  for (const name of names) {
    const found = new RegExp(`^\\t(async )?function ${name}\\([^]*?^\\t}$`, 'm');
    if (!found.test(emptied)) throw new Error(`React Router no longer has ${name}`);
    emptied = emptied.replace(found, `\t$1function ${name}() {}`);
  }
  return emptied;
}
