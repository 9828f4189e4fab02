import { LOGGED_PAGES } from '../http/logged-path.ts';

/** Pages with an address of their own; those with parameters may be nothing. */
const PAGES: ReadonlySet<string> = new Set(['/', ...LOGGED_PAGES.filter((page) => !page.includes('{'))]);

/** Paths below which nothing is a page of the storefront. */
const FOLDERS = /^\/(admin|api|assets|uploads|pictures|emulator|\.well-known)(\/|$)/;

/** True for a path that the shop uses itself, whatever staff write. */
export function isOwnPath(path: string): boolean {
  return PAGES.has(path) || FOLDERS.test(path);
}
