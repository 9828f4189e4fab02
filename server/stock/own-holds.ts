import type { Connection } from '#db/connection.ts';
import type { Offered } from '#domain/checkout/quote.ts';
import { withOwnHolds } from '#domain/stock/with-own-holds.ts';
import { selectOwnHolds } from './hold-queries.ts';

/** The owner of holds: a browser, and the cart that it shares with others. */
export type Holder = { buyerDigest: string | null; cartId: string | null };

/**
 * Products as they are offered to one who has started a payment for them and may pay again: its next payment
 * ends the open ones, and gives their pieces back. The same products if it holds nothing.
 */
export async function offeredTo(
  db: Connection,
  holder: Holder,
  products: ReadonlyMap<string, Offered>,
): Promise<ReadonlyMap<string, Offered>> {
  if (holder.buyerDigest === null && holder.cartId === null) return products;
  const holds = await selectOwnHolds(db, holder);
  if (holds.length === 0) return products;
  const pieces = new Map<string, number>();
  for (const { variantId, quantity } of holds) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return withOwnHolds(products, pieces);
}
