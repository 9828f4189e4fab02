import { discountLabel } from '../members/discount-label.ts';
import type { PlanId } from '../members/plan.ts';
import { type Cents, formatMoney } from '../money.ts';

type Discounted = {
  discount: Cents;
  memberPlan?: PlanId | null | undefined;
  discounts?:
    | readonly {
        id: string;
        code?: string | null | undefined;
        title: string;
        amount: Cents;
        shipping: Cents;
      }[]
    | undefined;
};

/** `amount` is what was taken off, with a minus: '−$5.00'; or 'Free shipping'. */
export type DiscountRow = { key: string; term: string; amount: string };

/**
 * What was taken off an order, a row each: codes and automatic discounts, then what the membership took. Of
 * an order without them the one row of the specification, or none.
 */
export function discountRows(
  { discount, memberPlan, discounts = [] }: Discounted,
  minus: (amount: Cents) => string = (amount) => formatMoney(-amount),
): DiscountRow[] {
  const rest = discounts.reduce((left, { amount }) => left - amount, discount);
  return [
    ...discounts.map(({ id, code, title, amount, shipping }) => ({
      key: id,
      term: code ? `${title} (${code})` : title,
      amount: amount === 0 && shipping > 0 ? 'Free shipping' : minus(amount),
    })),
    ...(rest > 0 ? [{ key: 'rest', term: discountLabel(memberPlan), amount: minus(rest) }] : []),
  ];
}
