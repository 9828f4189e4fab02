/** The height of the tallest bar, in pixels (spec 9). */
export const CHART_HEIGHT = 180;

/** A bar's height: in proportion, and never invisible where there is something. */
export function barHeight(value: number, highest: number): number {
  if (value <= 0 || highest <= 0) return 0;
  return Math.max(2, Math.round((value / highest) * CHART_HEIGHT));
}

/** Round whole numbers from 0 up to the highest value, five at most, evenly apart. */
export function ticksUpTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const power = Math.max(1, 10 ** Math.floor(Math.log10(highest / 3)));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((size) => highest / size < 5) ?? 10 * power;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}
