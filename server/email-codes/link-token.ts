import type { ProofKeys } from './proof-keys.ts';

/** The purpose of a mail's link; part of its token, so that the token serves nothing else. */
export type LinkUse = 'stop-stock-alerts' | 'cart-reminder';

/** Creates the token of the links in a mail to an email: only its reader has it. */
export function createLinkToken(keys: ProofKeys, use: LinkUse, email: string): string {
  return keys.seal(`${use} ${email}`);
}

/** Reads the email of a token; null if the shop did not make it for this use. */
export function readLinkToken(keys: ProofKeys, use: LinkUse, token: string): string | null {
  const text = keys.unseal(token);
  return text?.startsWith(`${use} `) ? text.slice(use.length + 1) : null;
}
