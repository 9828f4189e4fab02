import type { Cents } from '../money.ts';
import { isUntaxed } from './untaxed.ts';

/** Tax rates in basis points (800 = 8 %). */
export type TaxRules = {
  /** The rate of each tax category that has one of its own. */
  ofCategory: ReadonlyMap<string, number>;
  /** The rate of everything else. */
  standard: number;
  /** The rate of shipping; 0: shipping is not taxed. */
  ofShipping: number;
  /** True if prices contain their tax; otherwise it is added to them. */
  isIncluded: boolean;
};

/** One rate for all goods, added to their prices; shipping is not taxed (specification, section 9). */
export function oneTaxRate(basisPoints: number): TaxRules {
  return { ofCategory: new Map(), standard: basisPoints, ofShipping: 0, isIncluded: false };
}

export function findTaxRate(rules: TaxRules, category: string | null | undefined): number {
  if (isUntaxed(category)) return 0;
  return rules.ofCategory.get(category ?? '') ?? rules.standard;
}

/**
 * The tax on an amount, or contained in it: gross × r ÷ (10000 + r). Rounded half up to the cent.
 * `basisPoints` with one decimal at most: 687.5 is 6.875 %.
 */
export function taxOn(amount: Cents, basisPoints: number, isIncluded: boolean): Cents {
  const tenths = BigInt(Math.round(basisPoints * 10));
  const whole = 100_000n + (isIncluded ? tenths : 0n);
  return Number((2n * BigInt(amount) * tenths + whole) / (2n * whole));
}
