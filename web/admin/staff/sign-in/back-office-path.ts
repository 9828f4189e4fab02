const START = '/admin/dashboard';

/** The page to open after signing in: `next` if it is a page of the back office, else the dashboard. */
export function backOfficePath(next: string | null): string {
  if (!next?.startsWith('/')) return START;
  const base = 'http://shop.invalid';
  // Parsed as a browser does, which resolves dots, backslashes and line breaks.
  const url = URL.parse(next, base);
  if (url?.origin !== base || !/^\/admin\/[^/]/.test(url.pathname)) return START;
  return url.pathname + url.search + url.hash;
}
