import type { Cents } from '../money.ts';

/** What the back office takes a modified product's price to be without its options (spec 9). */
export const MODIFICATION_BASE: Cents = 19_999;

/**
 * The unit price of a modified line as staff see it: a fixed base, what is over it, and what was paid (spec
 * 2).
 */
export type ModifiedPrice = { base: Cents; extra: Cents; final: Cents };

/** Null for a line without modifications. `extra` is negative where the price is below the base. */
export function modifiedPrice(line: { modifications: string; unitPrice: Cents }): ModifiedPrice | null {
  if (line.modifications === '') return null;
  return { base: MODIFICATION_BASE, extra: line.unitPrice - MODIFICATION_BASE, final: line.unitPrice };
}
