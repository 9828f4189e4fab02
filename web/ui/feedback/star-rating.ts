/** How much of the stars is filled, 0 to 100 percent. An invalid value counts as 0. */
export function starFill(value: number, max: number): number {
  if (!Number.isFinite(value) || max <= 0) return 0;
  const bounded = Math.max(0, Math.min(max, value));
  return Math.round((bounded / max) * 10_000) / 100;
}

/** “4.3 out of 5 stars” */
export function describeRating(value: number, max: number): string {
  const shown = Math.round((starFill(value, max) / 100) * max * 10) / 10;
  return `${shown} out of ${max} stars`;
}
