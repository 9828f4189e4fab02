import { ApiError } from '#contract/client.ts';

/** Asks for a new sign-in; resolves to whether it succeeded. */
type AskToSignIn = () => Promise<boolean>;

let ask: AskToSignIn | null = null;

/**
 * Renews an expired session in place while a back-office page is open, so that typed input is not lost.
 * Browser only; the returned function unregisters the handler.
 */
export function whenSessionEnds(handler: AskToSignIn): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Sends a call, and again after a new sign-in if the session has expired. */
export async function staySignedIn<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (!isSignedOut(error) || !ask) throw error;
    if (await ask()) return await send();
    // A declined sign-in keeps the page open.
    throw new ApiError(401, { message: 'Please sign in again.' });
  }
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.failure.code === 'not_signed_in';
}

/** The sign-in page, which leads back to `url`. */
export function signInPath(url: Pick<URL, 'pathname' | 'search'>): string {
  const { pathname, search } = toPageUrl(url);
  const isStart = pathname === '/admin' || pathname === '/admin/dashboard';
  return isStart && search === ''
    ? '/admin-login'
    : `/admin-login?next=${encodeURIComponent(pathname + search)}`;
}

/** Removes React Router's own suffix and parameter from a data request. */
function toPageUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  if (!pathname.endsWith('.data')) return { pathname, search };
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  return {
    pathname: pathname.slice(0, -'.data'.length),
    search: parameters.size > 0 ? `?${parameters}` : '',
  };
}
