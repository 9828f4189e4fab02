/** The filled part of the five stars, 0 to 100 percent. An invalid value counts as 0. */
export function starFill(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.round(Math.max(0, Math.min(5, value)) * 2_000) / 100;
}

/** “4.3 out of 5 stars” */
export function describeRating(value: number): string {
  return `${Math.round(starFill(value) / 2) / 10} out of 5 stars`;
}
