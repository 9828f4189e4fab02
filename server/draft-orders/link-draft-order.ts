import { createHash } from 'node:crypto';
import type { Connection } from '#db/connection.ts';
import { isFree, tooLittleToPay } from '#domain/checkout/payable.ts';
import { LINK_LIFETIME, linkProblems } from '#domain/draft-orders/draft-order.ts';
import { wasAudited } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { paymentLink } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { leavesRest } from '../refunds/settle-exchange.ts';
import { findDraftOfLink, findDraftOrder, updateDraftOrder } from './draft-order-queries.ts';
import { CHANGED_MEANWHILE, DRAFT_NOT_FOUND } from './end-open-payment.ts';
import { orderDraft } from './price-draft.ts';
import { changing } from './save-draft-order.ts';

export type MadeLink = { ok: true; token: string; expiresAt: Date; sent: boolean };

/**
 * Makes the link to pay a draft, and mails it if requested. An earlier link ends. Only a digest of its token
 * is stored, so that the database reveals no link. The token follows from `seed`: a repeated request gets the
 * same link, and neither mails it again nor ends a payment that was started by it.
 */
export async function linkDraftOrder(
  services: PaymentServices,
  id: string,
  { notify = false }: { notify?: boolean | undefined },
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<MadeLink | Refusal> {
  const token = Buffer.from(seed).toString('base64url');
  const linkDigest = digestToken(token);
  const repeated = await findMade(services.db, id, token);
  if (repeated) return repeated;
  const ordered = await readyToPay(services, id);
  if (!ordered.ok) return ordered;
  const { newOrder, version } = ordered;
  const made = await changing<MadeLink>(services, id, async (tx, draft) => {
    const madeMeanwhile = await findMade(tx, id, token);
    if (madeMeanwhile) return madeMeanwhile;
    if (draft.version !== version) return CHANGED_MEANWHILE;
    const at = services.now();
    const expiresAt = new Date(at.getTime() + LINK_LIFETIME);
    const link = { linkDigest, linkMadeAt: at, linkExpiresAt: expiresAt };
    await updateDraftOrder(tx, id, { ...link, linkSentAt: notify ? at : null });
    const after = { emailed: notify, link: linkDigest };
    await writeAudit(tx, { staff, action: 'draft_order.link', subjectId: id, after }, at);
    if (notify) await writeMail(tx, paymentLink(newOrder, { draftOrderId: id, token, expiresAt }), at);
    return { ok: true, token, expiresAt, sent: notify };
  });
  if (made.ok && made.sent) services.onMail();
  return made;
}

/** Finds the link that the same request has made before; refuses if a newer link has replaced it. */
async function findMade(db: Connection, id: string, token: string): Promise<MadeLink | Refusal | null> {
  const linkDigest = digestToken(token);
  // Read first: a link that an equal request stores in between is found by the second statement.
  const wasMade = await wasAudited(db, 'draft_order.link', id, { link: linkDigest });
  const draft = await findDraftOfLink(db, linkDigest);
  if (draft?.linkExpiresAt)
    return { ok: true, token, expiresAt: draft.linkExpiresAt, sent: draft.linkSentAt !== null };
  return wasMade ? REPLACED : null;
}

/** Returns the order of a draft that somebody can pay by a link. */
async function readyToPay(services: PaymentServices, id: string) {
  const draft = await findDraftOrder(services.db, id);
  if (!draft) return DRAFT_NOT_FOUND;
  const problems = linkProblems(draft.content);
  const [message] = Object.values(problems);
  if (message) return refuse('invalid', `${message}.`, { fields: problems });
  const ordered = await orderDraft(services, draft, '');
  if (!ordered.ok) return ordered;
  const tooLittle = tooLittleToPay(ordered.newOrder.total);
  if (tooLittle) return refuse('conflict', tooLittle);
  const owes = isFree(ordered.newOrder) && (await leavesRest(services.db, ordered.newOrder));
  return owes ? REST_IS_OWED : { ...ordered, version: draft.version };
}

/** Digests the token of a link, as it is stored. */
export function digestToken(token: string): string {
  return createHash('sha256').update('payment link').update(token).digest('base64url');
}

/** Staff place it, as they decide about a refund. */
export const REST_IS_OWED = refuse(
  'conflict',
  'There is nothing to pay, and a rest to refund. Mark it as paid instead.',
);

const REPLACED = refuse('conflict', 'A newer link has replaced this one.');
