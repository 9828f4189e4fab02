import type { WireQuote } from '#contract/calls/quote.ts';
import { toOfferPrice } from '../../pricing/to-offer-price.ts';
import type { Offer } from '../summary/offer.ts';

/** An offer at the amounts that the server quoted for the place that it goes to. */
export function toOffer({ lines, fromCart }: Pick<Offer, 'lines' | 'fromCart'>, quote: WireQuote): Offer {
  return { lines, ...(fromCart && { fromCart }), ...toOfferPrice(quote) };
}
