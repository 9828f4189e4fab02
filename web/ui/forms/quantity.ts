/** The text as a whole number from `min` to `max`, else undefined. */
export function parseQuantity(text: string, min: number, max: number): number | undefined {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return undefined;
  const quantity = Number(trimmed);
  return quantity >= min && quantity <= max ? quantity : undefined;
}

/** The nearest valid quantity, or that of `fallback` if the text is no number. Truncates fractions. */
export function settleQuantity(text: string, min: number, max: number, fallback: number): number {
  const typed = Number.parseInt(text, 10);
  return clamp(Number.isNaN(typed) ? fallback : typed, min, max);
}

// The lower bound wins: with `max` 0 the stepper shows 1.
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
