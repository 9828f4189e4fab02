import type { Cents } from '../money.ts';

/**
 * The price of a modified product without its options, as the back office assumes (specification, section 9).
 */
const MODIFICATION_BASE: Cents = 19_999;

/** The unit price of a modified line for staff: base, surcharge and price paid (specification, section 2). */
export type ModifiedPrice = { base: Cents; extra: Cents; final: Cents };

/** Null for a line of nothing chosen, and for one below the base, which cannot have had that base. */
export function modifiedPrice(line: { description: string; unitPrice: Cents }): ModifiedPrice | null {
  if (line.description === '' || line.unitPrice < MODIFICATION_BASE) return null;
  return { base: MODIFICATION_BASE, extra: line.unitPrice - MODIFICATION_BASE, final: line.unitPrice };
}
