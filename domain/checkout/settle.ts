import type { Cents } from '../money.ts';
import type { OrderDraft } from '../orders/order.ts';
import type { WantedLine } from './quote.ts';

/** A payment the shop announced: the id its order will have, and what the order will be once that is known. */
export type Checkout = {
  id: string;
  paymentIntentId: string | null;
  total: Cents;
  currency: string;
  /** What was asked for, as it was asked; null until the order is known. */
  wanted: WantedLine[] | null;
  draft: OrderDraft | null;
  buyerDigest: string | null;
};

/** What the provider says of a payment. `received` in cents. */
export type Payment = {
  id: string;
  status: string;
  received: Cents;
  currency: string;
  checkoutId: string | null;
};

/** Why a payment does not become an order. */
export type SettleRefusal = 'payment_unknown' | 'payment_not_succeeded' | 'amount_differs' | 'order_not_sent';

/** Whether a payment may become its order: announced by this shop, succeeded, for exactly the amount asked. */
export function settle(
  checkout: Checkout | null,
  payment: Payment | null,
): { ok: true; checkout: Checkout; draft: OrderDraft } | { ok: false; refusal: SettleRefusal } {
  if (!checkout || !payment) return { ok: false, refusal: 'payment_unknown' };
  if (payment.status !== 'succeeded') return { ok: false, refusal: 'payment_not_succeeded' };
  if (payment.received !== checkout.total || payment.currency !== checkout.currency)
    return { ok: false, refusal: 'amount_differs' };
  if (!checkout.draft) return { ok: false, refusal: 'order_not_sent' };
  return { ok: true, checkout, draft: checkout.draft };
}

/** Whether two requests ask for the same lines. Prices do not count: they may have changed in between. */
export function isSameOrder(a: readonly WantedLine[], b: readonly WantedLine[]): boolean {
  return (
    a.length === b.length &&
    a.every((line, position) => {
      const other = b[position];
      return other !== undefined && isSameLine(line, other);
    })
  );
}

function isSameLine(a: WantedLine, b: WantedLine): boolean {
  return (
    a.productId === b.productId &&
    a.quantity === b.quantity &&
    a.selection.color === b.selection.color &&
    a.selection.size === b.selection.size &&
    a.selection.memory === b.selection.memory &&
    isSameRecord(a.selection.properties, b.selection.properties)
  );
}

function isSameRecord(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
  );
}
