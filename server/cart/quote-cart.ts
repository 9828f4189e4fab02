import type { Refusal } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Priced, PriceRequest } from '../pricing/price-lines.ts';
import { EMPTY, NOTHING_TO_BUY } from './explain-cart.ts';
import { findVisitorCart } from './find-visitor-cart.ts';
import { type CartServices, priceCartLines } from './price-cart-lines.ts';

/**
 * Prices what a visitor's cart has and can be bought, for a place and a method; with the codes of the cart
 * unless others are given. `keys`: of the priced lines.
 */
export async function quoteCart(
  services: CartServices,
  request: Omit<PriceRequest, 'lines'>,
  visitor: Visitor,
): Promise<(Priced & { keys: string[] }) | Refusal> {
  const cart = await findVisitorCart(services, visitor);
  if (!cart || cart.lines.length === 0) return EMPTY;
  const codes = request.codes.length > 0 ? request.codes : cart.codes;
  const { priced, buyable } = await priceCartLines(services, cart, { ...request, codes }, visitor);
  if (!priced) return NOTHING_TO_BUY;
  return priced.ok ? { ...priced, keys: buyable.map(({ key }) => key) } : priced;
}
