import { ApiError } from '#contract/client.ts';

/** Asks whoever sits there to sign in again; whether they did. */
type AskToSignIn = () => Promise<boolean>;

let ask: AskToSignIn | null = null;

/**
 * While a page of the back office is open, a session that ended is renewed on the spot: the page stays as it
 * is, with all that was typed, and the call that was refused is sent again. Only to be called in the browser;
 * the answer ends it.
 */
export function whenSessionEnds(handler: AskToSignIn): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Sends what `send` sends, and once more when nobody was signed in and somebody then is. */
export async function staySignedIn<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (!isSignedOut(error) || !ask) throw error;
    if (await ask()) return await send();
    // No longer a reason to leave the page: whoever declined wants to keep it.
    throw new ApiError(401, { message: 'Please sign in again.' });
  }
}

/** Whether a call failed because nobody of the staff is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.failure.code === 'not_signed_in';
}

/** Where staff sign in, and from where they come back to `url`. */
export function signInPath(url: Pick<URL, 'pathname' | 'search'>): string {
  const { pathname, search } = pageOf(url);
  const isStart = pathname === '/admin' || pathname === '/admin/dashboard';
  return isStart && search === ''
    ? '/admin-login'
    : `/admin-login?next=${encodeURIComponent(pathname + search)}`;
}

/**
 * React Router asks for the data of a page under an address of its own, which is no place to come back to.
 */
function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  if (!pathname.endsWith('.data')) return { pathname, search };
  const kept = new URLSearchParams(search);
  kept.delete('_routes');
  return { pathname: pathname.slice(0, -'.data'.length), search: kept.size > 0 ? `?${kept}` : '' };
}
