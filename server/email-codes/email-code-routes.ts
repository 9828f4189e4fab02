import type { Hono } from 'hono';
import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import type { Database } from '#db/connection.ts';
import { maskEmail } from '#domain/email-address.ts';
import type { ShowsSecretsTo } from '../config/config.ts';
import { type RememberedCart, refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Visitor } from '../http/visitor.ts';
import { confirmCode, sendCode } from './email-codes.ts';
import { limitCodes, limitTries } from './limit-codes.ts';
import {
  addProof,
  buildProofCookies,
  type ProofServices,
  readProof,
  readProofCookie,
} from './proof-cookie.ts';
import type { ProofKeys } from './proof-keys.ts';

type EmailCodeServices = ProofServices & {
  db: Database;
  /** True in a demo without a mail server, which shows this visitor the code on the screen. */
  showsSecretsTo: ShowsSecretsTo;
  onMail: () => void;
  /** Called when a browser has proven an email; returns what its answer says about its cart, or null. */
  shareCart: (email: string, browser: { visitor: Visitor; seed: Seed }) => Promise<RememberedCart | null>;
};

/** Binds the calls that prove an email by a code which is mailed to it. */
export function emailCodeRoutes(app: Hono<Environment>, services: EmailCodeServices): void {
  const { db, secure, showsSecretsTo, now, onMail } = services;

  bind(app, sendEmailCode, async ({ body }, { visitor, buyerDigest, headers, seed }) => {
    const { ip } = visitor;
    const keys = await services.proofKeys();
    const email = readEmail(keys, body);
    if (email === null) return UNREADABLE;
    const cookie = readProofCookie(headers.get('Cookie'), secure);
    const isKnown = readProof(keys, cookie, email, now()) !== null;
    const refusal = await limitCodes(db, { email, ip, isKnown });
    if (refusal) return refusal;
    const sent = await sendCode(db, keys, { email, browserDigest: buyerDigest, now: now(), seed });
    onMail();
    const answer = { sentTo: maskEmail(email), expiresAt: sent.expiresAt.toISOString() };
    const shown = (await showsSecretsTo(visitor)) && { demoCode: sent.code };
    return success({ ...answer, ...shown }, { remembersBuyer: true });
  });

  bind(app, confirmEmailCode, async ({ body }, { visitor, buyerDigest, headers, seed }) => {
    const keys = await services.proofKeys();
    const email = readEmail(keys, body);
    if (email === null) return UNREADABLE;
    const typed = { email, code: body.code, browserDigest: buyerDigest, now: now() };
    const refusal = (await limitTries(db, visitor.ip)) ?? (await confirmCode(db, keys, typed));
    if (refusal) return refusal;
    const { value, until } = addProof(keys, readProofCookie(headers.get('Cookie'), secure), email, now());
    const cookies = buildProofCookies(keys, { value, email, secure });
    const cart = await services.shareCart(email, { visitor, seed });
    return success({ provenUntil: until.toISOString() }, { cookies, ...(cart && { remembersCart: cart }) });
  });
}

type Typed = { email?: string | undefined; sealedEmail: string | null };

function readEmail(keys: ProofKeys, { email, sealedEmail }: Typed): string | null {
  return email ?? (sealedEmail === null ? null : keys.unseal(sealedEmail));
}

const UNREADABLE = refuse('conflict', 'This page is too old. Please load it again.');
