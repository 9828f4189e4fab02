import type { DiscountedCart, RefusedCode } from '../pricing/discounted-cart.ts';
import { type Applied, inOrder } from './apply-set.ts';
import { chooseDiscounts, combine } from './choose-discounts.ts';
import { type Discount, toCodeKey } from './discount.ts';
import { type DiscountUse, discountProblem, discountProblemText } from './discount-problem.ts';
import { type PreparedDiscount, prepareDiscount } from './prepare-discount.ts';
import { type ProductsOfCollections, positionsByScope } from './scope.ts';

export type Discounting = DiscountUse & {
  /** The codes as typed, in that order. */
  codes: readonly string[];
  /** The automatic discounts, and those of the codes that exist. */
  discounts: readonly Discount[];
  /** IANA name of the shop's time zone, for dates in messages. */
  zone: string;
  /** Names of what discounts are for, by its id, for messages. */
  names?: ReadonlyMap<string, string>;
  /** The products of the cart in each collection that discounts are for. */
  collections?: ProductsOfCollections;
};

/**
 * Applies the automatic discounts and those of typed codes to a cart. A code that takes nothing off is
 * refused, and says why (model D4).
 */
export function applyDiscounts(
  cart: DiscountedCart,
  { codes, discounts, zone, names, collections, ...use }: Discounting,
): Applied & { refused: RefusedCode[] } {
  const typed = new Map(codes.map((code) => [toCodeKey(code), code.trim()]));
  const subtotal = cart.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const shipping = cart.shippingOf(subtotal, subtotal);
  const positionsOf = positionsByScope(cart.lines, collections);
  const prepared: PreparedDiscount[] = [];
  const reasons = new Map<string, string>();
  for (const discount of discounts) {
    const key = discount.code && toCodeKey(discount.code);
    if (key && !typed.has(key)) continue;
    const positions = positionsOf(discount.scope);
    const problem = discountProblem(discount, cart.lines, positions, use);
    if (!problem) prepared.push(prepareDiscount(discount, cart.lines, { positions, shipping }));
    else if (key) reasons.set(key, discountProblemText(discount, problem, { zone, ...(names && { names }) }));
  }
  prepared.sort(inOrder);
  const outcome = chooseDiscounts(cart, prepared);
  const used = new Set(outcome.applied.map(({ discount }) => discount.id));
  for (const left of prepared) {
    const { id, code } = left.discount;
    if (code && !used.has(id)) reasons.set(toCodeKey(code), whyLeftOut(left, prepared, outcome));
  }
  const known = new Set(outcome.applied.map(({ discount: { code } }) => code && toCodeKey(code)));
  const refused = [...typed].flatMap(([key, code]) =>
    known.has(key) ? [] : [{ code, message: reasons.get(key) ?? UNKNOWN_CODE }],
  );
  return { ...outcome, refused };
}

/** The message for a code that no discount has. */
export const UNKNOWN_CODE = 'There is no such code.';

function whyLeftOut(
  left: PreparedDiscount,
  prepared: readonly PreparedDiscount[],
  { applied, shipping }: Applied,
): string {
  const winners = applied.flatMap(({ discount }) => prepared.find((one) => one.discount === discount) ?? []);
  const other = winners.find((winner) => !combine(winner, left));
  if (other) {
    const why = other.worth > left.worth ? ', which saves you more' : '';
    return `It does not combine with ${nameDiscount(other)}${why}.`;
  }
  if (left.class === 'shipping' && shipping === 0) return 'Shipping is free already.';
  const better = winners.find((winner) => winner.class === left.class);
  if (better) return `${nameDiscount(better)} saves you more.`;
  return left.worth > 0
    ? 'You pay less without it: shipping would not be free.'
    : 'It takes nothing off this order.';
}

function nameDiscount({ discount: { code, title } }: PreparedDiscount): string {
  return code ?? `“${title}”`;
}
