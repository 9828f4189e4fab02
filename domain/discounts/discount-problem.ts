import { formatLongDate } from '../dates.ts';
import { type Cents, formatMoney } from '../money.ts';
import type { DiscountedLine } from '../pricing/discounted-cart.ts';
import { piecesGot } from './buy-get.ts';
import type { Discount } from './discount.ts';
import { subtotalAt } from './prepare-discount.ts';
import { describeScope } from './scope.ts';

/** Why a discount does not apply to an order. */
export type DiscountProblem =
  | { code: 'not_started'; startsAt: Date }
  | { code: 'ended'; endsAt: Date }
  | { code: 'used_up' }
  | { code: 'used_by_customer' }
  | { code: 'nothing_in_scope' }
  | { code: 'below_minimum'; minimum: Cents; missing: Cents }
  | { code: 'too_few_pieces'; missing: number };

export type DiscountUse = {
  now: Date;
  /** The number of this customer's uses of each discount, by id. */
  usesOfCustomer: ReadonlyMap<string, number>;
  /** Those that this payment has taken before: their limits are no question any more. */
  taken: ReadonlySet<string>;
};

/** The reason why a discount does not apply to the lines in its scope; null if it does. */
export function discountProblem(
  discount: Discount,
  lines: readonly DiscountedLine[],
  positions: readonly number[],
  { now, usesOfCustomer, taken }: DiscountUse,
): DiscountProblem | null {
  const { id, startsAt, endsAt, usageLimit, perCustomer, minimumSubtotal, terms } = discount;
  if (!taken.has(id)) {
    if (startsAt && now < startsAt) return { code: 'not_started', startsAt };
    if (endsAt && now >= endsAt) return { code: 'ended', endsAt };
    if (usageLimit !== null && discount.uses >= usageLimit) return { code: 'used_up' };
    if (perCustomer !== null && (usesOfCustomer.get(id) ?? 0) >= perCustomer)
      return { code: 'used_by_customer' };
  }
  if (positions.length === 0) return { code: 'nothing_in_scope' };
  const subtotal = minimumSubtotal === null ? 0 : subtotalAt(lines, positions);
  if (minimumSubtotal !== null && subtotal < minimumSubtotal)
    return { code: 'below_minimum', minimum: minimumSubtotal, missing: minimumSubtotal - subtotal };
  if (terms.kind !== 'buy_get') return null;
  const pieces = positions.reduce((sum, position) => sum + (lines[position]?.quantity ?? 0), 0);
  return piecesGot(pieces, terms.buy, terms.get) > 0
    ? null
    : { code: 'too_few_pieces', missing: terms.buy + 1 - pieces };
}

/** A problem for the shopper, with what is missing (model D4): 'From $50.00: add $8.00'. */
export function discountProblemText(
  discount: Pick<Discount, 'scope' | 'terms'>,
  problem: DiscountProblem,
  { zone, names }: { zone: string; names?: ReadonlyMap<string, string> },
): string {
  const scope = describeScope(discount.scope, names, { isForShoppers: names !== undefined });
  switch (problem.code) {
    case 'not_started':
      return `This code is valid from ${formatLongDate(problem.startsAt, zone)}.`;
    case 'ended':
      return `This code ended on ${formatLongDate(problem.endsAt, zone)}.`;
    case 'used_up':
      return 'This code has been used up.';
    case 'used_by_customer':
      return 'You have used this code already.';
    case 'nothing_in_scope':
      return `This code is for ${scope}, which your order does not contain.`;
    case 'below_minimum': {
      const from = `From ${formatMoney(problem.minimum)}${scope ? ` of ${scope}` : ''}`;
      return `${from}: add ${formatMoney(problem.missing)}`;
    }
    case 'too_few_pieces': {
      const { terms } = discount;
      const deal = terms.kind === 'buy_get' ? `Buy ${terms.buy}, get ${terms.get}` : 'Too few pieces';
      return `${deal}${scope ? ` of ${scope}` : ''}: add ${problem.missing} more`;
    }
  }
}
