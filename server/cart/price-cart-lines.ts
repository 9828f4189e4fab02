import type { CartLine } from '#domain/cart/cart.ts';
import { type PricedCartLine, priceCart } from '#domain/cart/price-cart.ts';
import type { Offered, QuoteRefusal } from '#domain/checkout/quote.ts';
import { findOpenCheckoutOfCart } from '../checkout/cart-checkout-queries.ts';
import type { Refusal } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { type Priced, type PriceRequest, priceOffered } from '../pricing/price-lines.ts';
import { findOffered } from '../products/product-queries.ts';
import { offeredTo } from '../stock/own-holds.ts';
import type { StoredCart } from './cart-queries.ts';

export type CartServices = Pick<PaymentServices, 'db' | 'settings' | 'now'>;

export type PricedCart = {
  /** All lines, each at today's price or with its problem. */
  lines: PricedCartLine[];
  /** The lines without a problem. */
  buyable: CartLine[];
  /** The prices of these lines together; null if no line can be bought. */
  priced: Priced | Refusal | null;
};

/**
 * Prices lines of a cart by the rules of a checkout, so that both agree to the cent. One statement reads all
 * products. What a started payment of this cart holds or uses is still there for it.
 */
export async function priceCartLines(
  services: CartServices,
  cart: Pick<StoredCart, 'id' | 'lines'>,
  request: Omit<PriceRequest, 'lines'>,
  visitor: Pick<Visitor, 'hasProven' | 'buyerDigest' | 'provenEmail'>,
): Promise<PricedCart> {
  const { db } = services;
  const products = await findOffered(db, cart.lines);
  const first = await priceWith(products);
  const isShort = first.lines.some(({ refusal }) => refusal !== null && isOfStock(refusal));
  const isCodeRefused = first.priced?.ok === true && first.priced.quote.refused.length > 0;
  if (!isShort && !isCodeRefused) return first;
  const checkoutId = await findOpenCheckoutOfCart(db, cart.id);
  const offered = isShort ? await offeredTo(db, { ...visitor, cartId: cart.id }, products) : products;
  if (checkoutId === null && offered === products) return first;
  return await priceWith(offered, checkoutId);

  async function priceWith(
    offered: ReadonlyMap<string, Offered>,
    checkoutId: string | null = null,
  ): Promise<PricedCart> {
    const lines = priceCart(cart.lines, offered);
    const buyable = lines.flatMap(({ line, priced }) => (priced ? [line] : []));
    if (buyable.length === 0) return { lines, buyable, priced: null };
    const sent = { ...request, lines: buyable, ...(checkoutId && { checkoutId }) };
    return { lines, buyable, priced: await priceOffered(services, sent, visitor, offered) };
  }
}

function isOfStock({ code }: QuoteRefusal): boolean {
  return code === 'product_unavailable' || code === 'stock_short';
}
