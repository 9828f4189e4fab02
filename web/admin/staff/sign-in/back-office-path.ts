const START = '/admin/dashboard';

/**
 * Where to go after signing in: the page that was asked for, if it is one of the back office and nothing
 * else, or its start.
 */
export function backOfficePath(next: string | null): string {
  if (!next?.startsWith('/')) return START;
  const base = 'http://shop.invalid';
  // Read as a browser reads it: it sees through dots, backslashes and line breaks.
  const url = URL.parse(next, base);
  if (url?.origin !== base || !/^\/admin\/[^/]/.test(url.pathname)) return START;
  return url.pathname + url.search + url.hash;
}
