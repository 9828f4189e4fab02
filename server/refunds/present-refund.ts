import type { WireRefund } from '#contract/calls/refunds.ts';
import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { Refund } from './refund-queries.ts';

export function presentRefund(refund: Refund): WireRefund {
  const { id, amount, tax, shipping, shippingTax, adjustment, reason, notify, status } = refund;
  return {
    id,
    amount,
    tax,
    shipping,
    ...(shippingTax > 0 && { shippingTax }),
    adjustment,
    lines: refund.lines.map(({ position, quantity, amount, tax, restock = false }) => ({
      position,
      quantity,
      amount,
      tax,
      restock,
    })),
    reason,
    notify,
    status,
    createdAt: refund.createdAt.toISOString(),
    ...omitNulls({
      note: refund.note,
      way: refund.way,
      by: refund.staff,
      failure: refund.failure,
      attemptOf: refund.attemptOf,
      replacedBy: refund.replacedBy,
    }),
    ...(refund.creditNote !== null && { creditNote: { number: creditNoteLabel(refund.creditNote) } }),
    ...(refund.doneAt && { doneAt: refund.doneAt.toISOString() }),
    ...(refund.failedAt && { failedAt: refund.failedAt.toISOString() }),
  };
}
