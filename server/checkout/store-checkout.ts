import { inTransaction, type Transaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import type { OrderDiscount } from '#domain/pricing/discounted-cart.ts';
import { digestCustomer } from '../discounts/find-discounter.ts';
import { DiscountUsedUp, takeDiscounts } from '../discounts/take-discounts.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { holdStock } from '../stock/hold-stock.ts';
import { digestIp, digestLimitedIp } from '../stock/ip-hold-queries.ts';
import { mayHoldStock } from '../stock/may-hold-stock.ts';
import { insertCheckout } from './checkout-queries.ts';

export type Needs = {
  /** Quantities of the variants whose stock is counted. */
  counted: ReadonlyMap<string, number>;
  /** The discounts that the payment uses. */
  discounts: readonly OrderDiscount[];
  /** Decides in the same transaction, once the checkout is stored. */
  check?: (tx: Transaction) => Promise<Refusal | null>;
  /**
   * Runs at the end of the transaction: its locks come after stock and discounts, as where an order is
   * recorded.
   */
  lastCheck?: (tx: Transaction) => Promise<Refusal | null>;
};

/**
 * Stores a checkout, holds its stock within the allowance of the visitor's IP, and takes its discounts
 * (model D1), in one transaction.
 */
export async function storeWithHolds(
  { db, now, holdTime, reconcile }: PaymentServices,
  unheld: Checkout,
  { counted, discounts, check, lastCheck }: Needs,
  { ip }: Pick<Visitor, 'ip'>,
): Promise<Checkout | Refusal> {
  const at = now();
  const nextLookAt = new Date(at.getTime() + reconcile.after);
  if (counted.size === 0 && discounts.length === 0 && !check && !lastCheck)
    return await insertCheckout(db, unheld, nextLookAt);
  return await inTransaction(db, async (tx) => {
    const holds = counted.size > 0 && (await mayHoldStock(tx, ip, counted));
    const checkout = holds ? { ...unheld, heldUntil: new Date(at.getTime() + holdTime) } : unheld;
    const stored = await insertCheckout(tx, checkout, nextLookAt);
    // Only the one of two equal requests that stores the checkout takes stock and discounts for it.
    if (stored !== checkout) return stored;
    const refusal = await check?.(tx);
    if (refusal) throw new Refused(refusal);
    const ipDigest = digestIp(ip);
    if (holds && !(await holdStock(tx, unheld.id, counted, { at, ipDigest }))) throw new Refused(SOLD_OUT);
    const customerDigest = digestCustomer(unheld.email);
    const user = { checkoutId: unheld.id, customerDigest, at, ipDigest: digestLimitedIp(ip) };
    await takeDiscounts(tx, discounts, user);
    const last = await lastCheck?.(tx);
    if (last) throw new Refused(last);
    return stored;
  }).catch((error: unknown) => {
    if (error instanceof Refused || error instanceof DiscountUsedUp) return error.refusal;
    throw error;
  });
}

/** Undoes the transaction. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The checkout is refused');
    this.refusal = refusal;
  }
}

const SOLD_OUT = refuse(
  'product_unavailable',
  'Someone else has just taken the last pieces. Nothing was charged.',
);
