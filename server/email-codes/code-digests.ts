import { normalizeEmail } from '#domain/email-address.ts';
import type { CodeKey } from './code-queries.ts';
import type { ProofKeys } from './proof-keys.ts';

/** Under what a code is kept. Who asked for whose code is nobody's business. */
export function codeKeyOf(keys: ProofKeys, email: string, browserDigest: string): CodeKey {
  const emailDigest = keys.digest('e-mail', normalizeEmail(email)).toString('base64url');
  return { emailDigest, browserDigest };
}

/** Keyed: a million codes are quickly tried by whoever reads the table alone. */
export function codeDigestOf(keys: ProofKeys, { emailDigest, browserDigest }: CodeKey, code: string): Buffer {
  return keys.digest('code', emailDigest, browserDigest, code);
}
