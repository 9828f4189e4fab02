import { type Discounted, type Discounter, discountForMembers } from '../pricing/discounted-cart.ts';
import type { MemberBenefit } from '../pricing/member-benefit.ts';
import { type PricingRules, priceByRules, type Totals } from '../pricing/totals.ts';
import { possibleUnitPrices } from '../pricing/unit-price.ts';
import { categoryKey } from '../tax/tax-table.ts';
import type { DeliveryRules } from './delivery.ts';
import { possibleDeliveries } from './possible-deliveries.ts';

type Bought = Parameters<typeof possibleUnitPrices>[0] & {
  id?: string;
  category?: string;
  taxCategory?: string | null;
  weightGrams?: number | null;
  requiresShipping?: boolean | undefined;
};

/** A bound of the work: rare shops have very many prices and very many places. */
const MOST = 50_000;

/** The same where each total depends on discounts. */
const MOST_DISCOUNTED = 1_000;

type Pricing = {
  rules: PricingRules & DeliveryRules;
  benefit: MemberBenefit | null;
  discounter?: Discounter;
};

export type PossibleTotals = Totals & Pick<Discounted, 'discounts'>;

/**
 * The totals of a product with some choice of its options, to some place by some method: of a payment that
 * was announced without its order. The first has no options and goes to the shop's own place.
 */
export function possibleTotals(
  product: Bought,
  quantity: number,
  { rules, benefit, discounter = discountForMembers }: Pricing,
): PossibleTotals[] {
  const { id: productId, category, weightGrams, taxCategory } = product;
  const most = discounter === discountForMembers ? MOST : MOST_DISCOUNTED;
  const goods = {
    productId,
    category,
    weightGrams: weightGrams ?? 0,
    isShipped: product.requiresShipping !== false,
    taxCategory: categoryKey(taxCategory ?? ''),
  };
  const prices = [...possibleUnitPrices(product)];
  const deliveries = possibleDeliveries(rules).slice(0, Math.ceil(most / Math.max(1, prices.length)));
  return deliveries.flatMap((delivery) =>
    prices.map((unitPrice) => {
      const line = { key: '', unitPrice, quantity, ...goods };
      const atPlace = { ...rules, place: delivery?.pricing };
      const { totals, discounts } = priceByRules([line], atPlace, benefit, discounter);
      return { ...totals, discounts };
    }),
  );
}
