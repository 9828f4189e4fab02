/** The basis points of a rate, with one decimal at most: 0.06875 is 687.5. */
export function toBasisPoints(rate: number): number {
  return Math.round(rate * 100_000) / 10;
}
