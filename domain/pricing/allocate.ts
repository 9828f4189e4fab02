import type { Cents } from '../money.ts';

/**
 * Divides an amount by weights to the cent: the parts add up to it. The largest remainders get the missing
 * cents, of equal ones the first. Weights that are all zero give zeros. Parts of an amount that is not above
 * the sum of the weights stay within their weights.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  // Products of cents exceed the integers that a number holds.
  const quotas = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, floor: Number(product / sum), remainder: product % sum };
  });
  const missing = amount - quotas.reduce((total, { floor }) => total + floor, 0);
  const first = quotas
    .toSorted(
      (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.index - b.index,
    )
    .slice(0, missing);
  const raised = new Set(first.map(({ index }) => index));
  return quotas.map(({ index, floor }) => floor + (raised.has(index) ? 1 : 0));
}

/** The share of `pieces` of `all` in an amount, rounded half up to the cent. */
export function shareOfPieces(amount: Cents, pieces: number, all: number): Cents {
  if (all === 0) return 0;
  return Number((2n * BigInt(amount) * BigInt(pieces) + BigInt(all)) / (2n * BigInt(all)));
}
