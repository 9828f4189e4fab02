import { selectUsingCheckouts } from '../discounts/use-queries.ts';
import type { Refusal } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { type Priced, type PriceRequest, priceOffered } from '../pricing/price-lines.ts';
import { findOffered } from '../products/product-queries.ts';
import { offeredTo } from '../stock/own-holds.ts';

/**
 * Prices lines for a browser. What its own open checkouts hold or use is still there for it: its next payment
 * ends them first (`endOlderHolds`).
 */
export async function quoteLines(
  services: PaymentServices,
  request: PriceRequest,
  visitor: Visitor,
): Promise<Priced | Refusal> {
  const { db } = services;
  const { buyerDigest } = visitor;
  const products = await findOffered(db, request.lines);
  const priced = await priceOffered(services, request, visitor, products);
  if (buyerDigest === null) return priced;
  const isShort = !priced.ok && priced.refusal.code === 'product_unavailable';
  const isCodeRefused = priced.ok && priced.quote.refused.length > 0;
  if (!isShort && !isCodeRefused) return priced;
  const [using] = await selectUsingCheckouts(db, buyerDigest, '');
  const offered = isShort ? await offeredTo(db, { buyerDigest, cartId: null }, products) : products;
  if (!using && offered === products) return priced;
  return await priceOffered(services, { ...request, checkoutId: using?.id }, visitor, offered);
}
