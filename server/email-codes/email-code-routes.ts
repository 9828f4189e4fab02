import type { Hono } from 'hono';
import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import type { Database } from '#db/connection.ts';
import { maskEmail } from '#domain/email-address.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { confirmCode } from './confirm-code.ts';
import { limitCodes, limitTries } from './limit-codes.ts';
import { addProof, proofCookie, proofCookieOf, readProof } from './proof-cookie.ts';
import type { ProofKeys } from './proof-keys.ts';
import { sendCode } from './send-code.ts';

type EmailProof = {
  db: Database;
  keys: () => Promise<ProofKeys>;
  /** Whether visitors come by https. */
  secure: boolean;
  /** Whether the code is told on the screen: in a demo, where nothing is sent. */
  showsSecrets: boolean;
  now: () => Date;
  /** Told when there is mail to be sent. */
  onMail: () => void;
};

/** Proving who reads an address's mail, by a code that is sent there. */
export function emailCodeRoutes(app: Hono<Environment>, proof: EmailProof): void {
  const { db, secure, showsSecrets, now, onMail } = proof;

  bind(
    app,
    sendEmailCode,
    async ({ body }, { visitor: { address }, buyerDigest: browserDigest, headers }) => {
      const keys = await proof.keys();
      const email = addressOf(keys, body);
      if (email === null) return UNREADABLE;
      const kept = proofCookieOf(headers.get('Cookie'), secure);
      const isKnown = readProof(keys, kept, email, now()) !== null;
      const refusal = await limitCodes(db, { email, address, isKnown });
      if (refusal) return refusal;
      const { code, expiresAt } = await sendCode(db, keys, { email, browserDigest, now: now() });
      onMail();
      const told = { sentTo: maskEmail(email), expiresAt: expiresAt.toISOString() };
      return success({ ...told, ...(showsSecrets && { demoCode: code }) }, { remembersBuyer: true });
    },
  );

  bind(app, confirmEmailCode, async ({ body }, { visitor, buyerDigest: browserDigest, headers }) => {
    const keys = await proof.keys();
    const email = addressOf(keys, body);
    if (email === null) return UNREADABLE;
    const refusal =
      (await limitTries(db, visitor.address)) ??
      (await confirmCode(db, keys, { email, code: body.code, browserDigest, now: now() }));
    if (refusal) return refusal;
    const kept = proofCookieOf(headers.get('Cookie'), secure);
    const { value, until } = addProof(keys, kept, email, now());
    return success({ provenUntil: until.toISOString() }, { cookies: [proofCookie(value, secure)] });
  });
}

type Whose = { email?: string | undefined; sealedEmail: string | null };

function addressOf(keys: ProofKeys, { email, sealedEmail }: Whose): string | null {
  return email ?? (sealedEmail === null ? null : keys.unseal(sealedEmail));
}

const UNREADABLE = refuse('conflict', 'This page is too old. Please load it again.');
