import { type Cents, computeShare } from '../money.ts';
import type { DiscountTerms } from './discount.ts';

export type BuyGet = Extract<DiscountTerms, { kind: 'buy_get' }>;

/** Pieces of a line that no other discount has used; `position` is the line's. */
export type Pieces = { position: number; key: string; unitPrice: Cents; quantity: number };

/** Pieces by the position of their line. */
type Counts = ReadonlyMap<number, number>;

export type BuyGetDeal = {
  /** The cents that it takes off each line, by position. */
  allocations: ReadonlyMap<number, Cents>;
  /** The pieces that were bought and got: no other discount of the kind uses them. */
  used: Counts;
};

/**
 * A discount on pieces that are got for others that are bought (model D3). A piece is bought or got, never
 * both; the cheapest are got, as many as the others pay for. It depends on the pieces alone, not on their
 * order.
 */
export function computeDeal({ buy, get, basisPoints }: BuyGet, pieces: readonly Pieces[]): BuyGetDeal {
  const all = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const got = piecesGot(all, buy, get);
  const cheapest = pieces.toSorted(byPrice);
  const gotOf = takePieces(cheapest, got);
  const rest = cheapest.map((part) => ({
    ...part,
    quantity: part.quantity - (gotOf.get(part.position) ?? 0),
  }));
  const boughtOf = takePieces(rest.toReversed(), Math.ceil(got / get) * buy);
  const allocations = pieces.flatMap(({ position, unitPrice }) => {
    const count = gotOf.get(position) ?? 0;
    return count > 0 ? [[position, computeShare(unitPrice * count, basisPoints)] as const] : [];
  });
  const used = pieces.map(({ position }) => {
    return [position, (gotOf.get(position) ?? 0) + (boughtOf.get(position) ?? 0)] as const;
  });
  return { allocations: new Map(allocations), used: new Map(used) };
}

/** Counts the got pieces of `all`: `get` of each `buy` + `get`, and those beyond a last `buy`. */
export function piecesGot(all: number, buy: number, get: number): number {
  const groups = Math.floor(all / (buy + get));
  return groups * get + Math.max(0, all - groups * (buy + get) - buy);
}

function takePieces(pieces: readonly Pieces[], count: number): Counts {
  let missing = count;
  return new Map(
    pieces.map(({ position, quantity }) => {
      const taken = Math.min(quantity, missing);
      missing -= taken;
      return [position, taken];
    }),
  );
}

/** Cheapest first. Lines with equal keys and prices differ in nothing but their quantity. */
function byPrice(a: Pieces, b: Pieces): number {
  if (a.unitPrice !== b.unitPrice) return a.unitPrice - b.unitPrice;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return b.quantity - a.quantity;
}
