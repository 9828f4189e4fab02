import { type Cents, computeShare } from '../money.ts';
import { allocate } from '../pricing/allocate.ts';
import type { DiscountedLine } from '../pricing/discounted-cart.ts';
import { computeDeal, type Pieces } from './buy-get.ts';
import { classOf, type Discount, type DiscountClass } from './discount.ts';

/** A discount beside the lines it is for. */
export type PreparedDiscount = {
  discount: Discount;
  class: DiscountClass;
  /** The lines it is for. */
  positions: readonly number[];
  /** The cents that it alone would take off each of these lines; empty for the other classes. */
  amounts: readonly Cents[];
  /** The cents that it alone would save. */
  worth: Cents;
};

/** `positions`: of the lines in its scope. */
export function prepareDiscount(
  discount: Discount,
  lines: readonly DiscountedLine[],
  { positions, shipping }: { positions: readonly number[]; shipping: Cents },
): PreparedDiscount {
  const kind = classOf(discount);
  const prepared = { discount, class: kind, positions };
  if (kind === 'shipping') return { ...prepared, amounts: [], worth: shipping };
  if (kind === 'order')
    return { ...prepared, amounts: [], worth: computeDiscountAmount(discount, subtotalAt(lines, positions)) };
  const amounts = proposeAmounts(discount, lines, positions);
  return { ...prepared, amounts, worth: amounts.reduce((sum, part) => sum + part, 0) };
}

/** Sums the cents of these lines before discounts. */
export function subtotalAt(lines: readonly DiscountedLine[], positions: readonly number[]): Cents {
  return subtotalsAt(lines, positions).reduce((sum, amount) => sum + amount, 0);
}

/** Divides an amount over these lines by what they cost before discounts. */
export function allocateAt(
  amount: Cents,
  lines: readonly DiscountedLine[],
  positions: readonly number[],
): Cents[] {
  const keys = positions.map((position) => lines[position]?.key ?? '');
  return allocate(amount, subtotalsAt(lines, positions), keys);
}

/** Returns the cents that a discount takes off `eligible` cents of goods, at most all of them (model A1). */
export function computeDiscountAmount({ terms }: Pick<Discount, 'terms'>, eligible: Cents): Cents {
  if (terms.kind === 'percent') return Math.min(eligible, computeShare(eligible, terms.basisPoints));
  return terms.kind === 'amount' ? Math.min(eligible, terms.amount) : 0;
}

/** The pieces of the lines in a discount's scope that no other discount of the kind has used. */
export function piecesAt(
  lines: readonly DiscountedLine[],
  positions: readonly number[],
  used: ReadonlyMap<number, number> = new Map(),
): Pieces[] {
  return positions.flatMap((position) => {
    const line = lines[position];
    if (!line) return [];
    const quantity = line.quantity - (used.get(position) ?? 0);
    return [{ position, key: line.key, unitPrice: line.unitPrice, quantity }];
  });
}

/** Returns the cents that a discount on products alone would take off each of these lines. */
function proposeAmounts(
  { terms }: Discount,
  lines: readonly DiscountedLine[],
  positions: readonly number[],
): Cents[] {
  if (terms.kind === 'percent')
    return subtotalsAt(lines, positions).map((amount) => computeShare(amount, terms.basisPoints));
  if (terms.kind === 'buy_get') {
    const { allocations } = computeDeal(terms, piecesAt(lines, positions));
    return positions.map((position) => allocations.get(position) ?? 0);
  }
  return allocateAt(computeDiscountAmount({ terms }, subtotalAt(lines, positions)), lines, positions);
}

function subtotalsAt(lines: readonly DiscountedLine[], positions: readonly number[]): Cents[] {
  return positions.map((position) => {
    const line = lines[position];
    return line ? line.unitPrice * line.quantity : 0;
  });
}
