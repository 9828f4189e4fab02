import { createDiscounter } from '#domain/discounts/create-discounter.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import type { ProductsOfCollections } from '#domain/discounts/scope.ts';
import { type Discounter, discountForMembers } from '#domain/pricing/discounted-cart.ts';
import { DAY } from '#domain/time-units.ts';
import { chanceFrom } from '../reviews/chance.ts';

/** Share of customers who type a code once they can. */
const TYPES_ONE = 0.4;

/** Days before `now` between which codes are typed. */
const [FROM, UNTIL] = [45, 4];

/**
 * Prices an order with the code that its customer types, if any: each customer types one of the others at
 * most, so limits per customer hold. A code for a collection is typed by all who buy from it.
 */
export function typedCodes({
  seed,
  codes,
  collections,
  now,
}: {
  seed: string;
  codes: readonly Discount[];
  collections: ProductsOfCollections;
  now: Date;
}): (email: string, time: Date) => Discounter {
  const chance = chanceFrom(`${seed} codes`);
  const ofCollections = codes.filter(({ scope }) => scope.of === 'collections');
  const others = codes.filter(({ scope }) => scope.of !== 'collections');
  const users = new Set<string>();
  return (email, time) => {
    const age = (now.getTime() - time.getTime()) / DAY;
    if (codes.length === 0 || age > FROM || age < UNTIL || users.has(email)) return discountForMembers;
    const typesAny = chance.next() < TYPES_ONE;
    if (typesAny) users.add(email);
    const inTurn = [...ofCollections, ...(typesAny ? chance.shuffled(others) : [])];
    return (cart) => {
      for (const discount of inTurn) {
        const use = { now: time, usesOfCustomer: new Map(), taken: new Set<string>(), zone: 'UTC' };
        const typed = { codes: [discount.code ?? ''], discounts: [discount], collections, ...use };
        const outcome = createDiscounter(typed)(cart);
        if (outcome.refused.length === 0) return outcome;
      }
      return discountForMembers(cart);
    };
  };
}
