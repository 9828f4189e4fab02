import type { DiscountedCart } from '../pricing/discounted-cart.ts';
import { type Applied, applySet, computeCost } from './apply-set.ts';
import type { Discount, DiscountClass } from './discount.ts';
import type { PreparedDiscount } from './prepare-discount.ts';

/** Two discounts combine only if each allows the class of the other (model D2). */
export function combine(a: PreparedDiscount, b: PreparedDiscount): boolean {
  return allows(a.discount, b.class) && allows(b.discount, a.class);
}

/**
 * The discounts that together cost the shopper the least, of those that may combine. Of several that do not
 * combine with their own class, the one that alone saves the most.
 */
export function chooseDiscounts(cart: DiscountedCart, prepared: readonly PreparedDiscount[]): Applied {
  const sets = [[], ...listSets(prepared)];
  const costs = sets.map((set) => computeCost(cart, set));
  const lowest = Math.min(...costs);
  let best: Applied | null = null;
  for (const [index, set] of sets.entries()) {
    // Nothing is better than the lowest cost without a code, so few sets are divided over lines.
    if (costs[index] !== lowest || (best && codesIn(best) === 0)) continue;
    const outcome = applySet(cart, set);
    if (!best || codesIn(outcome) < codesIn(best)) best = outcome;
  }
  return best ?? applySet(cart, []);
}

function codesIn({ applied }: Applied): number {
  return applied.filter(({ discount }) => discount.code !== null).length;
}

/** The largest sets whose discounts combine; at most a few dozen, however many discounts there are. */
function listSets(prepared: readonly PreparedDiscount[]): PreparedDiscount[][] {
  const byClass = Map.groupBy(prepared, (one) => one.class);
  return CLASS_SETS.flatMap((classes) => {
    const choices = classes.map((own) => listChoices(byClass.get(own) ?? [], own, classes));
    return choices.reduce<PreparedDiscount[][]>(
      (sets, more) => sets.flatMap((set) => more.map((choice) => [...set, ...choice])),
      [[]],
    );
  });
}

const CLASS_SETS: readonly DiscountClass[][] = [
  ['product'],
  ['order'],
  ['shipping'],
  ['product', 'order'],
  ['product', 'shipping'],
  ['order', 'shipping'],
  ['product', 'order', 'shipping'],
];

/** Lists choices among the discounts of one class: all that combine with their own, or the best one alone. */
function listChoices(
  ofClass: readonly PreparedDiscount[],
  own: DiscountClass,
  classes: readonly DiscountClass[],
): PreparedDiscount[][] {
  const fitting = ofClass.filter(({ discount }) =>
    classes.every((other) => other === own || allows(discount, other)),
  );
  const together = fitting.filter(({ discount }) => allows(discount, own));
  const alone = fitting.filter(({ discount }) => !allows(discount, own)).toSorted(byWorth);
  return [...(together.length > 0 ? [together] : []), ...alone.slice(0, 1).map((one) => [one])];
}

function allows({ combinesWith }: Discount, other: DiscountClass): boolean {
  return combinesWith.includes(other);
}

function byWorth(a: PreparedDiscount, b: PreparedDiscount): number {
  const hasCode = ({ discount }: PreparedDiscount) => (discount.code === null ? 0 : 1);
  return b.worth - a.worth || hasCode(a) - hasCode(b) || (a.discount.id < b.discount.id ? -1 : 1);
}
