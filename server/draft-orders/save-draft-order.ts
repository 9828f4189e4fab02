import { isDeepStrictEqual } from 'node:util';
import type { DraftOrderBody } from '#contract/calls/draft-orders.ts';
import { inTransaction, type Transaction } from '#db/connection.ts';
import type { DraftContent, DraftOrder } from '#domain/draft-orders/draft-order.ts';
import { creditDiscount } from '#domain/draft-orders/exchange-credit.ts';
import { draftOrderIdFrom } from '#domain/ids.ts';
import { formatMoney } from '#domain/money.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { freeCreditOfDraft } from '../orders/free-credit.ts';
import { findOrder } from '../orders/order-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import {
  findDraftOrder,
  findOpenCheckout,
  insertDraftOrder,
  lockDraftOrder,
  updateDraftContent,
  updateDraftOrder,
} from './draft-order-queries.ts';
import { BEING_PAID, DRAFT_NOT_FOUND, endOpenPayment, paidAlready } from './end-open-payment.ts';
import { findCredit } from './exchange-queries.ts';
import { draftTotal } from './price-draft.ts';
import { readDraftBody } from './read-draft-body.ts';

type SavedDraft = { ok: true; draft: DraftOrder } | Refusal;

/** Stores a draft, once for each `seed`. Whether it can be bought is for its quote to say. */
export async function createDraftOrder(
  services: PaymentServices,
  body: DraftOrderBody,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<SavedDraft> {
  const { db, now } = services;
  const content = readDraftBody(body);
  const total = await draftTotal(services, content);
  const id = draftOrderIdFrom(seed);
  return await inTransaction(db, async (tx) => {
    const at = now();
    if (await insertDraftOrder(tx, { id, content, createdAt: at, createdBy: staff.email }, total)) {
      const after = audited(content);
      await writeAudit(tx, { staff, action: 'draft_order.create', subjectId: id, after }, at);
    }
    return await found(tx, id);
  });
}

/**
 * Replaces a draft. Refuses if it has a newer version than `version`, if it is paid, and while a payment of
 * it cannot be ended: what is paid never changes under the customer.
 */
export async function changeDraftOrder(
  services: PaymentServices,
  id: string,
  { version, ...body }: DraftOrderBody & { version?: number | undefined },
  { staff }: { staff: Staff },
): Promise<SavedDraft> {
  const { now } = services;
  const content = readDraftBody(body);
  const total = await draftTotal(services, content);
  return await changing(services, id, async (tx, before) => {
    if (version !== undefined && version !== before.version) {
      const who = (await findLastActor(tx, 'draft_order.update', id)) ?? 'Someone else';
      return refuse('conflict', `${who} has changed this draft meanwhile.`);
    }
    if (isDeepStrictEqual(before.content, stored(content))) return { ok: true, draft: before };
    const refused = await refuseWithoutCredit(tx, id, content);
    if (refused) return refused;
    const updatedAt = now();
    await updateDraftContent(tx, { id, content, updatedAt }, total);
    const difference = { before: audited(before.content), after: audited(content) };
    await writeAudit(tx, { staff, action: 'draft_order.update', subjectId: id, ...difference }, updatedAt);
    return await found(tx, id);
  });
}

/** Refuses a change that lowers the credit of an exchange: it may add to the discount, never lower it. */
async function refuseWithoutCredit(
  tx: Transaction,
  id: string,
  { discount }: DraftContent,
): Promise<Refusal | null> {
  const credit = await findCredit(tx, id);
  if (!credit) return null;
  const taxIncluded = (await findOrder(tx, credit.orderId))?.order.taxIncluded ?? false;
  const least = creditDiscount(credit.lines, taxIncluded);
  if (discount?.kind === 'amount' && discount.amount >= least) return null;
  const message = `The returned pieces take ${formatMoney(least)} off. Delete the draft to refund them instead.`;
  return refuse('invalid', message, { fields: { 'discount.amount': message } });
}

/** Deletes a draft that is not paid. Its row stays, so that its link says that it was withdrawn. */
export async function deleteDraftOrder(
  services: PaymentServices,
  id: string,
  { staff }: { staff: Staff },
): Promise<{ ok: true } | Refusal> {
  return await changing(services, id, async (tx, before) => {
    const deletedAt = services.now();
    await updateDraftOrder(tx, id, { deletedAt });
    await freeCreditOfDraft(tx, id, deletedAt);
    const gone = { before: audited(before.content) };
    await writeAudit(tx, { staff, action: 'draft_order.delete', subjectId: id, ...gone }, deletedAt);
    return { ok: true };
  });
}

/** Changes a locked draft that is neither paid nor being paid: an open payment of it is ended first. */
export async function changing<Changed extends { ok: true }>(
  services: PaymentServices,
  id: string,
  change: (tx: Transaction, draft: DraftOrder) => Promise<Changed | Refusal>,
): Promise<Changed | Refusal> {
  const seen = await findDraftOrder(services.db, id);
  if (!seen) return DRAFT_NOT_FOUND;
  if (!seen.orderId) await endOpenPayment(services, id);
  return await inTransaction(services.db, async (tx) => {
    const draft = await lockDraftOrder(tx, id);
    if (!draft) return DRAFT_NOT_FOUND;
    if (draft.orderId) return paidAlready(draft.orderId);
    if (await findOpenCheckout(tx, id)) return BEING_PAID;
    return await change(tx, draft);
  });
}

async function found(tx: Transaction, id: string): Promise<SavedDraft> {
  const draft = await findDraftOrder(tx, id);
  return draft ? { ok: true, draft } : DRAFT_NOT_FOUND;
}

/** Converts content to the form in which it is read back: JSON has no absent values. */
function stored(content: DraftContent): unknown {
  return JSON.parse(JSON.stringify(content));
}

/** Returns the recipient and the content of a draft for the audit log, which names no address. */
function audited({ email, lines, codes, discount, customShipping, note }: DraftContent) {
  return {
    email,
    lines: lines.map(({ custom, productId, quantity }) => `${quantity} × ${custom?.name ?? productId}`),
    codes,
    discount: discount?.reason ?? null,
    shipping: customShipping?.name ?? null,
    note,
  };
}
