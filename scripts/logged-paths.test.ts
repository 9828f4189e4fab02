import { expect, it } from 'vitest';
import { LOGGED_PAGES } from '#server/http/logged-path.ts';
import routes from '#web/routes.ts';

type Route = { path?: string | undefined; index?: boolean | undefined; children?: Route[] | undefined };

/** The paths of a route and of those below it; an optional parameter is a path with and one without it. */
function listPaths({ path = '', index, children = [] }: Route, above: string): string[] {
  const here = path === '' ? above : `${above}/${path}`;
  const own = index || path !== '' ? [here] : [];
  const optional = /^(.*)\/:\w+\?$/.exec(here)?.[1];
  return [...own, ...(optional ? [optional] : []), ...children.flatMap((child) => listPaths(child, here))];
}

it('the log knows every page, so that it never takes a parameter for a word', () => {
  const pages = (routes as Route[])
    .flatMap((route) => listPaths(route, ''))
    .map((path) => path.replace(/:(\w+)\??/g, '{$1}'))
    .filter((path) => path !== '' && path !== '/*');
  expect([...new Set(pages)].toSorted()).toEqual([...LOGGED_PAGES].toSorted());
});
