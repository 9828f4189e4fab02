import type { Cents } from '../money.ts';
import { allocate, shareOfPieces } from '../pricing/allocate.ts';
import type { CommittedRefund } from '../refunds/price-refund.ts';
import { sum } from '../sum.ts';
import type { CreditLine } from './draft-order.ts';

type Credit = readonly CreditLine[];

/** The cents that the pieces cost their customer, with tax. */
export function creditAmount(lines: Credit): Cents {
  return sum(lines, ({ amount, tax }) => amount + tax);
}

/**
 * The discount that a credit is on the order that it counts towards: without tax, which that order adds to
 * what is left; with tax in a shop whose prices contain it. Pieces of equal prices then cost nothing.
 */
export function creditDiscount(lines: Credit, taxIncluded: boolean): Cents {
  return taxIncluded ? creditAmount(lines) : sum(lines, ({ amount }) => amount);
}

/**
 * What is used of a credit by an order that it took `taken` off, and what is left to refund with tax. Both
 * add up to the credit to the cent.
 */
export function spendCredit(
  lines: Credit,
  taken: Cents,
  taxIncluded: boolean,
): { lines: CreditLine[]; rest: Cents } {
  const whole = creditDiscount(lines, taxIncluded);
  if (taken >= whole) return { lines: [...lines], rest: 0 };
  const part = (costs: Cents[]) =>
    allocate(
      shareOfPieces(
        sum(costs, (cost) => cost),
        taken,
        whole,
      ),
      costs,
    );
  const amounts = part(lines.map(({ amount }) => amount));
  const taxes = part(lines.map(({ tax }) => tax));
  const used = lines.map((line, at) => ({ ...line, amount: amounts[at] ?? 0, tax: taxes[at] ?? 0 }));
  return { lines: used, rest: creditAmount(lines) - creditAmount(used) };
}

/** Returns the rest of a credit if only `came` pieces of a line came back; leaves out lines of none. */
export function creditOfReceived(lines: Credit, came: ReadonlyMap<number, number>): CreditLine[] {
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, came.get(line.position) ?? 0);
    if (quantity === 0) return [];
    const share = (cost: Cents) => shareOfPieces(cost, quantity, line.quantity);
    return [{ ...line, quantity, amount: share(line.amount), tax: share(line.tax) }];
  });
}

/** A credit as the refunds of its order see it: its money and pieces are returned already. */
export function creditAsRefund(lines: Credit): CommittedRefund {
  return {
    lines: [...lines],
    shipping: 0,
    tax: sum(lines, ({ tax }) => tax),
    amount: creditAmount(lines),
  };
}
