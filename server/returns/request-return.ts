import { type Database, inTransaction } from '#db/connection.ts';
import { returnIdFrom } from '#domain/ids.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderReturn, ReturnReason } from '#domain/returns/return.ts';
import { returnEndsAt, withdrawalEndsAt } from '#domain/returns/return-window.ts';
import { returnablePieces } from '#domain/returns/returnable.ts';
import type { Company } from '#domain/settings/company.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { returnNews } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isPlacedBy } from '../orders/is-placed-by.ts';
import { findOrder, lockOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { selectLinePieces } from '../orders/restock-queries.ts';
import { describeReturn } from './describe-return.ts';
import { selectReturnsOfOrders } from './order-return-queries.ts';
import { insertReturn } from './return-queries.ts';
import { NO_WITHDRAWAL, NOT_SENT, NOT_THE_BUYER, refusePieces, TOO_LATE } from './return-refusals.ts';

type Request = {
  /** The pieces to return. Default: all that can be returned. */
  lines?: readonly { position: number; quantity: number; reason?: ReturnReason | undefined }[] | undefined;
  note: string | null;
  withdrawal?: boolean | undefined;
  /** True if the customer would rather have other goods than the money. */
  exchange?: boolean | undefined;
  notify?: boolean | undefined;
};

type By = {
  returnDays: number;
  zone: string;
  /** The seller, where goods are sent back to. */
  company: Company;
  visitor: Visitor;
  findStaff: () => Promise<Staff | null>;
  seed: Seed;
  now: Date;
};

/**
 * Records that a customer, or staff for one, wants to return pieces of an order or withdraws from its
 * contract, and mails when unless staff leave it out. The same `seed` records it once.
 */
export async function requestReturn(
  db: Database,
  orderId: string,
  request: Request,
  { returnDays, zone, company, visitor, findStaff, seed, now }: By,
): Promise<{ ok: true; orderReturn: OrderReturn } | Refusal> {
  const stored = await findOrder(db, orderId);
  if (!stored) return ORDER_NOT_FOUND;
  // Staff who bought in the same browser act as staff: it is audited, and their customer may be late.
  const staff = await findStaff();
  const isBuyer = await isPlacedBy(visitor, {
    email: stored.order.userEmail,
    buyerDigest: stored.buyerDigest,
  });
  if (!isBuyer && !staff) return NOT_THE_BUYER;
  const id = returnIdFrom(seed);
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return ORDER_NOT_FOUND;
    const returns = await selectReturnsOfOrders(tx, [orderId]);
    const before = returns.find((one) => one.id === id);
    if (before) return { ok: true, orderReturn: before };
    const { withdrawal: isWithdrawal = false, exchange = false, note, notify = true } = request;
    const refused = refuseTime(order, { isWithdrawal, isStaff: staff !== null, returnDays, now, zone });
    if (refused) return refused;
    const left = returnablePieces(await selectLinePieces(tx, orderId), returns);
    const requested =
      request.lines ?? left.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
    const lines = requested.map(({ position, quantity, ...line }) => ({
      position,
      quantity,
      reason: 'reason' in line ? (line.reason ?? null) : null,
      restocked: 0,
      writtenOff: 0,
    }));
    const refusal = refusePieces(lines, left, { needsReasons: !isWithdrawal && !staff });
    if (refusal) return refusal;
    const orderReturn: OrderReturn = {
      id,
      orderId,
      status: 'requested',
      isWithdrawal,
      wantsExchange: exchange && !isWithdrawal,
      lines,
      note,
      answer: null,
      label: null,
      createdAt: now,
      decidedAt: null,
      receivedAt: null,
      endedAt: null,
    };
    await insertReturn(tx, orderReturn);
    // The law obliges the shop to confirm a withdrawal.
    const isMailed = notify || !staff || isWithdrawal;
    if (isMailed) await writeMail(tx, returnNews(order, orderReturn, { company, now }), now);
    if (staff) {
      const pieces = describeReturn(order, orderReturn);
      const after = { return: id, pieces, ...(!isMailed && { emailed: false }) };
      await writeAudit(tx, { staff, action: 'order.return', subjectId: orderId, after }, now);
    }
    return { ok: true, orderReturn };
  });
}

function refuseTime(
  order: Order,
  {
    isWithdrawal,
    isStaff,
    returnDays,
    now,
    zone,
  }: { isWithdrawal: boolean; isStaff: boolean; returnDays: number; now: Date; zone: string },
): Refusal | null {
  const ends = returnEndsAt(order, returnDays, { now, zone });
  if (!ends) return NOT_SENT;
  if (isWithdrawal) {
    const withdrawalEnds = withdrawalEndsAt(order, { now, zone });
    return withdrawalEnds && now <= withdrawalEnds ? null : NO_WITHDRAWAL;
  }
  return isStaff || now <= ends ? null : TOO_LATE;
}
