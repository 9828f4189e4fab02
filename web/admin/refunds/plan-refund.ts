import type { refundOrder } from '#contract/calls/refunds.ts';
import type { CallInput } from '#contract/define-call.ts';
import {
  priceRefund,
  priceRest,
  type RefundProblem,
  refundProblemText,
} from '#domain/refunds/price-refund.ts';
import type { RefundParts } from '#domain/refunds/refund.ts';
import type { STAFF_REFUND_REASONS } from '#domain/refunds/refund-reason.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import {
  amountError,
  isBlank,
  parseCents,
  parseSignedCents,
  signedAmountError,
} from '../screen/typed-amounts.ts';
import {
  computeRefundable,
  listCommittedRefunds,
  type OrderWithRefunds,
  toRefundedOrder,
} from './order-with-refunds.ts';

export type StaffRefundReason = (typeof STAFF_REFUND_REASONS)[number];

/** The reason and the notification of a refund. */
export type RefundWords = { reason: StaffRefundReason; note: string; notify: boolean };

/** The refund form of an order; `pieces` and `restocked` by position of the line. */
export type RefundValues = RefundWords & {
  everything: boolean;
  pieces: readonly number[];
  restocked: readonly boolean[];
  /** Applies to a refund of everything. */
  restocksAll: boolean;
  shipping: string;
  adjustment: string;
};

export type RefundBody = NonNullable<CallInput<typeof refundOrder>['body']>;

export type RefundPlan =
  | { ok: true; parts: RefundParts; body: RefundBody }
  /** Messages by field: 'pieces', 'pieces.2', 'shipping', 'adjustment'. */
  | { ok: false; errors: FieldErrors };

export const NEW_REFUND: RefundWords = { reason: 'requested', note: '', notify: true };

/** Returns the initial form: everything that is left; a part begins empty. */
export function createRefundValues({ order: { products } }: Pick<OrderWithRefunds, 'order'>): RefundValues {
  return {
    ...NEW_REFUND,
    everything: true,
    pieces: products.map(() => 0),
    restocked: products.map(() => false),
    restocksAll: false,
    shipping: '',
    adjustment: '',
  };
}

/** Returns the form for returned pieces that are not refunded yet; they are not restocked again. */
export function createRefundOfReturned(details: OrderWithRefunds, pieces: readonly number[]): RefundValues {
  const left = computeRefundable(details).pieces;
  return {
    ...createRefundValues(details),
    everything: false,
    reason: 'returned',
    pieces: pieces.map((quantity, position) => Math.min(quantity, left[position] ?? 0)),
  };
}

/** Prices the refund of the form by the rule of the server. */
export function planRefund(details: OrderWithRefunds, values: RefundValues): RefundPlan {
  const order = toRefundedOrder(details);
  const committed = listCommittedRefunds(details);
  const { reason, note, notify } = values;
  const words = { reason, note, notify };
  if (values.everything) {
    const parts = priceRest(order, committed);
    if (!parts) return { ok: false, errors: toFieldErrors({ code: 'nothing' }) };
    return {
      ok: true,
      parts,
      body: values.restocksAll ? { ...words, ...toRequestedParts(parts, () => true) } : words,
    };
  }
  const errors = findUnreadable(values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const priced = priceRefund(order, committed, {
    lines: values.pieces.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : [])),
    shipping: isBlank(values.shipping) ? 0 : parseCents(values.shipping),
    adjustment: isBlank(values.adjustment) ? 0 : parseSignedCents(values.adjustment),
  });
  if (!priced.ok) return { ok: false, errors: toFieldErrors(priced.problem) };
  const { parts } = priced;
  const restocks = (position: number) => values.restocked[position] ?? false;
  return { ok: true, parts, body: { ...words, ...toRequestedParts(parts, restocks) } };
}

function toRequestedParts(
  { lines, shipping, adjustment }: RefundParts,
  restocks: (position: number) => boolean,
) {
  return {
    lines: lines.map(({ position, quantity }) => ({ position, quantity, restock: restocks(position) })),
    shipping,
    adjustment,
  };
}

function findUnreadable({ shipping, adjustment }: RefundValues): FieldErrors {
  const shippingError = amountError('Shipping', shipping);
  const adjustmentError = signedAmountError('The adjustment', adjustment);
  return {
    ...(shippingError && { shipping: shippingError }),
    ...(adjustmentError && { adjustment: adjustmentError }),
  };
}

function toFieldErrors(problem: RefundProblem): FieldErrors {
  const message = refundProblemText(problem);
  switch (problem.code) {
    case 'no_such_line':
    case 'too_many_pieces':
      return { [`pieces.${problem.position}`]: message };
    case 'too_much_shipping':
      return { shipping: message };
    case 'too_much':
      return { adjustment: message };
    case 'nothing':
      return { pieces: message };
  }
}
