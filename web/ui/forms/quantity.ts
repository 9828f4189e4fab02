/** The limits of a quantity. `overMost` is the message above the maximum: 'Only 2 left'. */
export type QuantityLimits = { min: number; max: number; overMost?: string | undefined };

export type ReadQuantity = { ok: true; quantity: number } | { ok: false; message: string };

/** Parses a typed whole number, or returns its error; it is never replaced by another number. */
export function readQuantity(text: string, { min, max, overMost }: QuantityLimits): ReadQuantity {
  const typed = text.trim();
  if (!/^\d+$/.test(typed) || Number(typed) < min)
    return { ok: false, message: `Quantity must be a whole number from ${min}` };
  const quantity = Number(typed);
  if (quantity <= max) return { ok: true, quantity };
  return { ok: false, message: overMost ?? `Quantity must be at most ${max}` };
}
