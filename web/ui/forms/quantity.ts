/** The limits of a quantity. `overMost` says why there is a most, as 'Only 2 left'. */
export type QuantityLimits = { min: number; max: number; overMost?: string | undefined };

export type ReadQuantity = { ok: true; quantity: number } | { ok: false; message: string };

/** Reads a whole number as typed, or says what is wrong with it; it is never bent into another one. */
export function readQuantity(text: string, { min, max, overMost }: QuantityLimits): ReadQuantity {
  const typed = text.trim();
  if (!/^\d+$/.test(typed) || Number(typed) < min)
    return { ok: false, message: `Quantity must be a whole number from ${min}` };
  const quantity = Number(typed);
  if (quantity <= max) return { ok: true, quantity };
  return { ok: false, message: overMost ?? `Quantity must be at most ${max}` };
}
