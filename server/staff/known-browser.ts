import { createHmac, randomBytes } from 'node:crypto';
import { hostCookieName, readCookie, setCookieLine } from '../http/cookies.ts';
import { isSameSecret } from '../http/is-same-secret.ts';

/** Seconds that a browser is known for after it was last signed in with. */
const HALF_A_YEAR = 180 * 86_400;

type Signing = { key: string; secure: boolean };

/**
 * Finds the id of a browser in which this account signed in or set a password before; null for any other.
 * Such a browser has its own limit of tries, so that guesses of others do not lock the owner out.
 */
export function findKnownBrowser(headers: Headers, account: string, { key, secure }: Signing): string | null {
  const value = readCookie(headers.get('Cookie'), cookieName(account, secure), /^[\w-]+\.[\w-]+$/);
  const [id = '', mac = ''] = value?.split('.') ?? [];
  return isSameSecret(mac, sign(id, account, key)) ? id : null;
}

/** Returns the cookie by which this account's browser is known; a known browser keeps its id. */
export function knownBrowserCookie(headers: Headers, account: string, signing: Signing): string {
  const { key, secure } = signing;
  const id = findKnownBrowser(headers, account, signing) ?? randomBytes(16).toString('base64url');
  const value = `${id}.${sign(id, account, key)}`;
  return setCookieLine({ name: cookieName(account, secure), value, seconds: HALF_A_YEAR, secure });
}

/** Returns a cookie for each account, so that a shared browser is known to each of its users. */
function cookieName(account: string, secure: boolean): string {
  const suffix = createHmac('sha256', 'marigold known browser').update(account).digest('hex').slice(0, 8);
  return hostCookieName(`marigold_known_${suffix}`, secure);
}

function sign(id: string, account: string, key: string): string {
  return createHmac('sha256', key).update(`known browser\n${id}\n${account}`).digest('base64url');
}
