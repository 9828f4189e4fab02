import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesAt } from './build-sources.ts';
import { ROOT } from './root.ts';

const MANIFEST = /\/manifest-[^/]+\.js$/;
const BEGINNING = 'window.__reactRouterManifest=';

/**
 * Writes a copy of React Router's route manifest without the routes that no link of the storefront opens
 * without a new document (decision 029): those of the back office, and addresses of an old shop.
 * `web/entry.server.tsx` names it.
 */
export async function writeShopManifest(folder: string): Promise<void> {
  for (const file of filesAt(ROOT, [folder]).filter((name) => MANIFEST.test(name))) {
    const full = path.join(ROOT, file);
    const shortened = withoutBackOffice(await readFile(full, 'utf8'));
    await writeFile(path.join(path.dirname(full), `shop-${path.basename(full)}`), shortened);
  }
}

export function withoutBackOffice(script: string): string {
  if (!script.startsWith(BEGINNING)) throw new Error('The route manifest has another form');
  const manifest = JSON.parse(script.slice(BEGINNING.length).replace(/;\s*$/, ''));
  const routes = Object.entries<Route>(manifest.routes)
    .filter(([id]) => !NEW_DOCUMENT.test(id))
    .map(([id, route]) => [id, shorten(route, manifest.entry.imports)]);
  // React Router preloads what this names when it renders in the browser.
  const url = manifest.url.replace(/[^/]+$/, (name: string) => `shop-${name}`);
  return `${BEGINNING}${JSON.stringify({ ...manifest, url, routes: Object.fromEntries(routes) })};`;
}

const NEW_DOCUMENT = /^(admin|styleguide)\/|^product-of-collection$|\/redirect-from-\w+$/;

type Route = { [name: string]: unknown; imports: readonly string[] };

/**
 * Without what is false and, in the list of scripts, those of every page and the one that
 * `clientLoaderModule` names, too. The order of their names makes no difference but to compression.
 */
function shorten({ imports, ...route }: Route, scriptsOfEveryPage: readonly string[]): object {
  const named = new Set([...scriptsOfEveryPage, route.clientLoaderModule]);
  const values = Object.entries(route).filter(([, value]) => value !== false);
  return { ...Object.fromEntries(values), imports: imports.filter((name) => !named.has(name)).sort() };
}
