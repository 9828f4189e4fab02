import { invalidRequest, type Outcome } from './refusal.ts';
import { isSameSecret } from './secrets.ts';

export type ApiKeys = { publishableKey: string; secretKey: string };

/** The caller: a server (secret key), or a browser (publishable key), which sees and may do less. */
export type Caller = 'secret' | 'publishable';

/**
 * Identifies the caller by the key of a Bearer or Basic `Authorization`, or by the parameter `key` that
 * browsers send. Refuses with 401.
 */
export function identifyCaller(
  authorization: string | undefined,
  keyParameter: string | undefined,
  keys: ApiKeys,
): Outcome<Caller> {
  const key = authorization === undefined ? keyParameter : readAuthorization(authorization);
  if (!key) {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
      "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    return { ok: false, refusal: invalidRequest(message, { status: 401 }) };
  }
  if (isSameSecret(key, keys.secretKey)) return { ok: true, value: 'secret' };
  if (isSameSecret(key, keys.publishableKey)) return { ok: true, value: 'publishable' };
  const message = `Invalid API Key provided: ${maskKey(key)}`;
  return { ok: false, refusal: invalidRequest(message, { status: 401 }) };
}

/** The key of `Bearer key`, or of `Basic` with the key as user name and no password. */
function readAuthorization(header: string): string | undefined {
  const [, scheme, credentials] = /^(bearer|basic) +(\S+)$/i.exec(header.trim()) ?? [];
  if (!scheme || !credentials) return undefined;
  if (scheme.toLowerCase() === 'bearer') return credentials;
  return Buffer.from(credentials, 'base64').toString().split(':', 1)[0];
}

/** Identifies the key to its owner without revealing it. */
function maskKey(key: string): string {
  const stars = '*'.repeat(8);
  return key.length > 16 ? `${key.slice(0, 8)}${stars}${key.slice(-4)}` : stars;
}
