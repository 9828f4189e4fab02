import type { Cents } from '#domain/money.ts';
import { explainAmount, readAmount, readCount, readSignedAmount } from '#domain/typed-number.ts';

/** Cents of a typed amount, `most` at most; NaN if it is not understood. */
export function parseCents(typed: string, most?: Cents): Cents {
  const read = readAmount(typed, most);
  return read.ok ? read.cents : Number.NaN;
}

/** Cents of a typed amount that may have a minus; NaN if it is not understood. */
export function parseSignedCents(typed: string): Cents {
  const read = readSignedAmount(typed);
  return read.ok ? read.cents : Number.NaN;
}

/** A typed count; NaN if it is not understood. The schema has its limit and its message. */
export function parseCount(typed: string): number {
  const read = readCount(typed, Number.MAX_SAFE_INTEGER / 100);
  return read.ok ? read.count : Number.NaN;
}

/** An amount of a form; `label` names it in its message. */
type TypedAmount = [path: string, label: string, typed: string];

/** Messages for the amounts that are not understood, by their paths. */
export function amountErrors(amounts: readonly TypedAmount[], most?: Cents): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, label, typed] of amounts) {
    const message = amountError(label, typed, most);
    if (message !== null) errors[path] = message;
  }
  return errors;
}

/** The surcharges of the options at a path. */
export function listSurcharges(path: string, options: readonly { price: string }[]): TypedAmount[] {
  return options.map(({ price }, place) => [`${path}.${place}.price`, 'The surcharge', price]);
}

/** A message for an amount that is not understood; the schema checks empty boxes. */
export function amountError(label: string, typed: string, most?: Cents): string | null {
  const read = readAmount(typed, most);
  return read.ok || isBlank(typed) ? null : explainAmount(label, read.problem, most);
}

export function signedAmountError(label: string, typed: string): string | null {
  const read = readSignedAmount(typed);
  return read.ok || isBlank(typed) ? null : explainAmount(label, read.problem);
}

export function isBlank(typed: string): boolean {
  return typed.trim() === '';
}
