import { createHash } from 'node:crypto';
import { findTestCard } from '../cards/test-cards.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { AnswerRecord } from '../ledger/records.ts';
import type { Caller } from '../wire/caller.ts';
import { invalidRequest, keyInUse, type Refusal, reusedKey } from '../wire/refusal.ts';

type Parameters = readonly (readonly [string, string])[];

export type FirstClaim = { kind: 'first'; id: string; digest: string; release: () => void };

/** How to treat a request with a key: carry it out, repeat its answer, or refuse it. */
type Claim = FirstClaim | { kind: 'repeated'; answer: AnswerRecord } | { kind: 'refused'; refusal: Refusal };

const MAX_KEY_LENGTH = 255;

/** Implements `Idempotency-Key`: one effect and one answer for the same request. */
export function createIdempotency(ledger: Ledger) {
  const inProgress = new Set<string>();

  /** A first claim must be released once its answer is saved, or when there is none to save. */
  return function claim(key: string, caller: Caller, path: string, parameters: Parameters): Claim {
    if (key.length > MAX_KEY_LENGTH) {
      const message = `Idempotency keys can be at most ${MAX_KEY_LENGTH} characters long.`;
      return { kind: 'refused', refusal: invalidRequest(message) };
    }
    // By caller: the answer to a server holds more than a browser may see.
    const id = `${caller}:${key}`;
    const digest = digestRequest(path, parameters, ledger);
    if (inProgress.has(id)) return { kind: 'refused', refusal: keyInUse(key) };
    const answer = ledger.findAnswer(id);
    if (answer?.digest === digest) return { kind: 'repeated', answer };
    if (answer) return { kind: 'refused', refusal: reusedKey(key) };
    inProgress.add(id);
    return { kind: 'first', id, digest, release: () => inProgress.delete(id) };
  };
}

/** The digest is stored, so it leaves out the card's number and code, which could be guessed from it. */
function digestRequest(path: string, parameters: Parameters, ledger: Ledger): string {
  const safe = parameters.map(([name, value]) => {
    if (/\bcard]?\[cvc]$/.test(name)) return [name, 'given'];
    if (!/\bcard]?\[number]$/.test(name)) return [name, value];
    return [name, findTestCard(value) ? ledger.fingerprint(value) : 'not a test card'];
  });
  const sorted = safe.map((pair) => JSON.stringify(pair)).sort();
  return createHash('sha256')
    .update(JSON.stringify([path, sorted]))
    .digest('base64url');
}
