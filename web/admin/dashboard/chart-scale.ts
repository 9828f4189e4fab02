import type { Cents } from '#domain/money.ts';

const DOLLAR: Cents = 100;

/** The height of the tallest bar, in pixels (spec 9). */
export const CHART_HEIGHT = 180;

/** A bar's height: in proportion, and never invisible where there is something. */
export function barHeight(value: number, highest: number): number {
  if (value <= 0 || highest <= 0) return 0;
  return Math.max(2, Math.round((value / highest) * CHART_HEIGHT));
}

/** Round amounts of whole dollars from 0 up to the highest, five at most, evenly apart. */
export function ticksUpTo(highest: Cents): Cents[] {
  if (highest <= 0) return [0];
  const power = Math.max(DOLLAR, 10 ** Math.floor(Math.log10(highest / 3)));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((size) => highest / size < 5) ?? 10 * power;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}
