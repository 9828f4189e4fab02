import type { Cents } from '../money.ts';

/** The price of a modified product without its options, as the back office assumes (spec 9). */
const MODIFICATION_BASE: Cents = 19_999;

/** The unit price of a modified line for staff: base, surcharge and price paid (spec 2). */
export type ModifiedPrice = { base: Cents; extra: Cents; final: Cents };

/** Null for a line without modifications. `extra` is negative for a price below the base. */
export function modifiedPrice(line: { modifications: string; unitPrice: Cents }): ModifiedPrice | null {
  if (line.modifications === '') return null;
  return { base: MODIFICATION_BASE, extra: line.unitPrice - MODIFICATION_BASE, final: line.unitPrice };
}
