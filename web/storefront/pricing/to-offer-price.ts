import type { WireQuote } from '#contract/calls/quote.ts';
import type { PlanId } from '#domain/members/plan.ts';
import type { Totals } from '#domain/pricing/totals.ts';

/** Delivery and taxes of an offer. */
export type OfferedDelivery = Pick<WireQuote, 'shippingMethodId' | 'taxes' | 'taxIncluded'> & {
  shippingMethod?: { name: string; kind: 'delivery' | 'pickup' };
  /** True if the shop does not send there: the amounts are without shipping. */
  isUnserved?: true;
};

/** The price of lines together, in cents. */
export type OfferPrice = {
  totals: Totals;
  /** Plan that the price is for; null without one. */
  memberPlan: PlanId | null;
  /** Discounts by codes and automatic ones; absent without any. */
  discounts?: NonNullable<WireQuote['discounts']>;
  /** Present in a shop with shipping zones or tax rates. */
  delivery?: OfferedDelivery;
};

/** The amounts of a quote, and how it is sent and taxed. */
export function toOfferPrice(quote: WireQuote): OfferPrice {
  const { subtotal, shipping, discount, tax, total, taxes, taxIncluded } = quote;
  const method = quote.methods.find(({ id }) => id === quote.shippingMethodId);
  return {
    totals: { subtotal, shipping, discount, tax, total },
    memberPlan: quote.memberPlan ?? null,
    ...(quote.discounts.length > 0 && { discounts: quote.discounts }),
    delivery: {
      ...(method && {
        shippingMethodId: method.id,
        shippingMethod: { name: method.name, kind: method.kind },
      }),
      ...((quote.fields?.country ?? quote.fields?.state) && { isUnserved: true as const }),
      ...(taxes && { taxes }),
      ...(taxIncluded && { taxIncluded }),
    },
  };
}
