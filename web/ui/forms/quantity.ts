/** The whole number a text stands for, if it is one from `min` to `max`. */
export function parseQuantity(text: string, min: number, max: number): number | undefined {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return undefined;
  const quantity = Number(trimmed);
  return quantity >= min && quantity <= max ? quantity : undefined;
}

/** The nearest quantity allowed to what was typed; `fallback` where no number was. Fractions are cut off. */
export function settleQuantity(text: string, min: number, max: number, fallback: number): number {
  const typed = Number.parseInt(text, 10);
  return clamp(Number.isNaN(typed) ? fallback : typed, min, max);
}

// The lower bound wins: with nothing left (`max` 0) the stepper still shows one, disabled.
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
