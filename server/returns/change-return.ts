import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import {
  canCancelReturn,
  canMoveReturn,
  hasEnded,
  type OrderReturn,
  type ReturnStatus,
  returnStatusLabel,
} from '#domain/returns/return.ts';
import type { Company } from '#domain/settings/company.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockExchangeOfReturn } from '../draft-orders/exchange-queries.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { returnNews } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isPlacedBy } from '../orders/is-placed-by.ts';
import { findOrder, findOrderForStaff, lockAnyOrder } from '../orders/order-queries.ts';
import { describeReturn } from './describe-return.ts';
import { selectReturnsOfOrders } from './order-return-queries.ts';
import { type Received, receiveReturn } from './receive-return.ts';
import { findOrderOfReturn, updateReturn } from './return-queries.ts';
import { NO_RETURN, NOT_THE_BUYER } from './return-refusals.ts';
import {
  refuseEndForCustomer,
  refuseShort,
  refuseToEndExchanged,
  settleReceivedExchange,
} from './settle-return-exchange.ts';

export type Changed = { ok: true; orderReturn: OrderReturn } | Refusal;

type Change = {
  status: ReturnStatus;
  answer: string | null;
  received?: readonly Received[] | undefined;
  notify?: boolean | undefined;
  /** True to close a return whose exchanged pieces did not all come back. */
  evenIfShort?: boolean | undefined;
};

/**
 * Moves a return to its next state for staff, with its audit entry and the mail. Moving it where it is
 * already changes nothing.
 */
export async function changeReturn(
  db: Database,
  id: string,
  change: Change,
  { staff, now, company }: { staff: Staff; now: Date; company: Company },
): Promise<Changed> {
  return await withReturn(db, id, async (tx, order, before) => {
    const { status, answer, notify = true, evenIfShort = false } = change;
    if (before.status === status) return { ok: true, orderReturn: before };
    if (!canMoveReturn(before, status)) return wrongMove(before, status);
    const exchanged = await refuseForExchange(tx, id, status, evenIfShort);
    if (exchanged) return exchanged;
    const received =
      status === 'received'
        ? await receiveReturn(tx, order.id, before, change.received, { staff, now })
        : { ok: true as const, lines: before.lines, restocked: 0 };
    if (!received.ok) return received;
    const short =
      status === 'received' ? await settleReceivedExchange(tx, order, before, received.lines, now) : 0;
    const changes = {
      status,
      answer: answer ?? before.answer,
      ...(before.decidedAt === null && { decidedAt: now }),
      ...(status === 'received' && { receivedAt: now }),
      ...(hasEnded(status) && { endedAt: now }),
    };
    await updateReturn(tx, id, changes);
    const after: OrderReturn = {
      ...before,
      ...changes,
      lines: received.lines,
      ...(short > 0 && { exchangeShort: short }),
    };
    const writtenOff = received.lines.reduce((sum, line) => sum + line.writtenOff, 0);
    await writeAudit(
      tx,
      {
        staff,
        action: 'order.return',
        subjectId: order.id,
        before: { return: returnStatusLabel(before.status) },
        after: {
          return: returnStatusLabel(status),
          pieces: describeReturn(order, after),
          ...(answer && { answer }),
          ...(received.restocked > 0 && { restocked: received.restocked }),
          ...(status === 'received' && writtenOff > 0 && { writtenOff }),
          ...(short > 0 && { exchangeShort: formatMoney(short) }),
          ...(!notify && { emailed: false }),
        },
      },
      now,
    );
    // Customers get no mail about the closing of a return.
    if (notify && status !== 'closed') await writeMail(tx, returnNews(order, after, { company, now }), now);
    return { ok: true, orderReturn: after };
  });
}

/** Takes a return back for its customer, until it is received. */
export async function cancelOwnReturn(
  db: Database,
  id: string,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<Changed> {
  const orderId = await findOrderOfReturn(db, id);
  const stored = orderId === null ? null : await findOrder(db, orderId);
  if (!stored) return NO_RETURN;
  const buyer = { email: stored.order.userEmail, buyerDigest: stored.buyerDigest };
  if (!(await isPlacedBy(visitor, buyer))) return NOT_THE_BUYER;
  return await withReturn(db, id, async (tx, _, before) => {
    if (before.status === 'canceled') return { ok: true, orderReturn: before };
    if (!canCancelReturn(before)) return wrongMove(before, 'canceled');
    const exchanged = await refuseEndForCustomer(tx, id);
    if (exchanged) return exchanged;
    const changes = { status: 'canceled' as const, endedAt: now };
    await updateReturn(tx, id, changes);
    return { ok: true, orderReturn: { ...before, ...changes } };
  });
}

/** Runs `change` while the order of a return is locked: its pieces and returns change by one at a time. */
export async function withReturn(
  db: Database,
  id: string,
  change: (tx: Transaction, order: Order, before: OrderReturn) => Promise<Changed>,
): Promise<Changed> {
  const orderId = await findOrderOfReturn(db, id);
  if (orderId === null) return NO_RETURN;
  return await inTransaction(db, async (tx) => {
    await lockExchangeOfReturn(tx, id);
    await lockAnyOrder(tx, orderId);
    const stored = await findOrderForStaff(tx, orderId);
    const before = (await selectReturnsOfOrders(tx, [orderId])).find((one) => one.id === id);
    return stored && before ? await change(tx, stored.order, before) : NO_RETURN;
  });
}

/** Refuses to end a return whose price is credited to another order. */
async function refuseForExchange(
  tx: Transaction,
  id: string,
  status: ReturnStatus,
  evenIfShort: boolean,
): Promise<Refusal | null> {
  if (status === 'canceled' || status === 'declined') return await refuseToEndExchanged(tx, id);
  return status === 'closed' && !evenIfShort ? await refuseShort(tx, id) : null;
}

function wrongMove({ status, isWithdrawal }: OrderReturn, target: ReturnStatus): Refusal {
  return refuse(
    'conflict',
    isWithdrawal && target === 'declined'
      ? 'A withdrawal cannot be declined.'
      : `This return is ${status}. It cannot be ${target} any more.`,
  );
}
