import { preloadModule } from 'react-dom';
import { matchPath } from 'react-router';

type Route = { id: string; parentId?: string; path?: string; module: string; imports?: string[] };

/** React Router's manifest, which every page has. The names of files are in no other place of a browser. */
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, Route & { clientLoaderModule?: string }> };
  }
}

/**
 * Fetches the code of a page without running it. React Router's own prefetch runs it to learn its `links`,
 * and reloads the current page where the connection fails (decision 027).
 */
export function preloadCode(pathname: string): void {
  const { routes = {} } = window.__reactRouterManifest ?? {};
  const route = Object.values(routes).find((one) => matchPath(joinPath(one, routes), pathname));
  if (!route) return;
  const { module, clientLoaderModule = module, imports = [] } = route;
  for (const file of new Set([module, clientLoaderModule, ...imports])) preloadModule(file, { as: 'script' });
}

function joinPath({ parentId, path = '' }: Route, routes: Record<string, Route>): string {
  const parent = parentId ? routes[parentId] : undefined;
  return parent ? `${joinPath(parent, routes)}/${path}` : path;
}
