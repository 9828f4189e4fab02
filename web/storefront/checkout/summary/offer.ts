import type { OrderLine } from '#domain/orders/order.ts';
import type { OfferPrice } from '../../pricing/to-offer-price.ts';

/** Priced lines: the one of Buy Now, or those of the cart. A line's `image` shows its color. */
export type Offer = OfferPrice & {
  lines: readonly OrderLine[];
  /** True if the order takes its lines out of the cart. */
  fromCart?: true;
};
