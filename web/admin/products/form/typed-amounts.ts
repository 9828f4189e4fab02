import type { Cents } from '#domain/money.ts';
import { explainAmount, readAmount, readCount } from '#domain/typed-number.ts';

/** Cents of a typed amount; NaN where it is not understood. */
export function centsOf(typed: string): Cents {
  const read = readAmount(typed);
  return read.ok ? read.cents : Number.NaN;
}

/**
 * A typed count of pieces; NaN where it is not understood. The schema has the limit, and one message for all
 * that is wrong.
 */
export function countOf(typed: string): number {
  const read = readCount(typed, Number.MAX_SAFE_INTEGER / 100);
  return read.ok ? read.count : Number.NaN;
}

/** A message for an amount that is not understood; an empty box is the schema's to judge. */
export function amountError(label: string, typed: string): string | null {
  const read = readAmount(typed);
  return read.ok || typed.trim() === '' ? null : explainAmount(label, read.problem);
}
