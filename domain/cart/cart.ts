import type { Cents } from '../money.ts';
import type { ChosenLine } from '../pricing/selection.ts';

/** The subject of a line: a variant, with the choices that the variant does not decide. */
export type CartChoice = Pick<ChosenLine, 'productId' | 'selection'> & { variantId: string };

/**
 * What its shopper saw when it was added: to say what changed since (model C1), and to name what is gone
 * (model C3).
 */
export type SeenLine = { name: string; image: string; description: string; unitPrice: Cents };

export type CartLine = CartChoice & {
  /** A digest of the choice: equal choices are one line. */
  key: string;
  quantity: number;
  seen: SeenLine;
  addedAt: Date;
};

/** Lines in the order in which they were added. */
export type Cart = {
  id: string;
  /** Grows with each change. */
  version: number;
  /** Discount codes, as typed. */
  codes: readonly string[];
  lines: readonly CartLine[];
};

/** Milliseconds without use that end a cart (model C8). */
export const CART_LIFETIME = 90 * 86_400_000;

/** All pieces in the cart, also those that cannot be bought now. */
export function countPieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
