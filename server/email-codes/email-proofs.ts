import { type HasProven, nothingProven } from '../http/visitor.ts';
import { proofCookieOf, readProof } from './proof-cookie.ts';
import type { ProofKeys } from './proof-keys.ts';

type Proofs = { keys: () => Promise<ProofKeys>; secure: boolean; now: () => Date };

/** What a request with these cookies has proven. Without such a cookie nothing is read. */
export function hasProvenBy({ keys, secure, now }: Proofs, cookies: string | null): HasProven {
  const kept = proofCookieOf(cookies, secure);
  if (kept === null) return nothingProven;
  return async (email) => readProof(await keys(), kept, email, now()) === 'valid';
}
