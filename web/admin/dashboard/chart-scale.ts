import type { Cents } from '#domain/money.ts';

const DOLLAR: Cents = 100;

/** The height of the tallest bar, in pixels (specification, section 9). */
export const CHART_HEIGHT = 180;

/** The height of a bar in pixels; at least 2 for a value above 0. */
export function barHeight(value: number, highest: number): number {
  if (value <= 0 || highest <= 0) return 0;
  return Math.max(2, Math.round((value / highest) * CHART_HEIGHT));
}

/** At most five round amounts of whole dollars, evenly spaced from 0 up to the highest. */
export function ticksUpTo(highest: Cents): Cents[] {
  if (highest <= 0) return [0];
  const power = Math.max(DOLLAR, 10 ** Math.floor(Math.log10(highest / 3)));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((size) => highest / size < 5) ?? 10 * power;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}
