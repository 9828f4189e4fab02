import type { Transaction } from '#db/connection.ts';
import { isWithinShare } from '#domain/discounts/share-of-uses.ts';
import type { OrderDiscount } from '#domain/pricing/discounted-cart.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import {
  type CountedUse,
  countOpenUses,
  countUse,
  type DiscountUser,
  endUses,
  findGivenBack,
  insertUse,
  type UseWriter,
  uncountUse,
} from './use-queries.ts';

/**
 * Takes a use of each discount of a checkout, in the transaction that stores it (model D1). The conditional
 * updates decide races; a discount whose limit is reached meanwhile refuses all of it: throws, which undoes
 * the transaction. Stock is taken before, and rows are locked in the order of their ids.
 */
export async function takeDiscounts(
  tx: UseWriter,
  discounts: readonly Pick<OrderDiscount, 'id' | 'code' | 'title'>[],
  user: DiscountUser,
): Promise<void> {
  for (const discount of discounts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const isNew = await insertUse(tx, discount.id, user);
    const counted = isNew ? await countUse(tx, discount.id, user.customerDigest) : null;
    if (isNew && !counted) throw new DiscountUsedUp(discount);
    if (counted && !(await isVisitorWithinShare(tx, discount.id, counted, user)))
      throw new DiscountUsedUp(discount, 'is being used by other unpaid orders from your network');
  }
}

/**
 * True if a use of the discount stays within the visitor's share. The locked row admits one use at a time.
 */
async function isVisitorWithinShare(
  tx: UseWriter,
  discountId: string,
  { usageLimit, uses }: CountedUse,
  { checkoutId, ipDigest }: DiscountUser,
): Promise<boolean> {
  if (usageLimit === null || !ipDigest) return true;
  const usedHere = (await countOpenUses(tx, discountId, { ipDigest, exceptId: checkoutId })) + 1;
  return isWithinShare({ left: usageLimit - uses, usedHere });
}

/** Undoes the transaction that would use a discount more often than it may be. */
export class DiscountUsedUp extends Error {
  readonly discountName: string;
  readonly refusal: Refusal;

  constructor({ code, title }: Pick<OrderDiscount, 'code' | 'title'>, cause = 'has just been used up') {
    super('A discount is used up');
    this.discountName = code ?? `“${title}”`;
    const message = `${this.discountName} ${cause}. Nothing was charged.`;
    this.refusal = refuse('code_refused', message, code === null ? {} : { fields: { codes: message } });
  }
}

/** Gives back what a checkout uses that became no order, or its order that was not shipped (model D1). */
export async function giveBackDiscounts(tx: UseWriter, checkoutId: string, at: Date): Promise<void> {
  for (const { discountId, customerDigest } of await endUses(tx, checkoutId, at))
    await uncountUse(tx, discountId, customerDigest);
}

/** Takes the uses of an order again that goes on. Throws `DiscountUsedUp` as `takeDiscounts`. */
export async function retakeDiscounts(tx: Transaction, orderId: string, at: Date): Promise<void> {
  for (const { customerDigest, ...discount } of await findGivenBack(tx, orderId))
    await takeDiscounts(tx, [discount], { checkoutId: orderId, customerDigest, at });
}
