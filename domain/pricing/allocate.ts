import type { Cents } from '../money.ts';

/**
 * Divides an amount by weights to the cent: the parts add up to it. The largest remainders get the missing
 * cents; of equal ones the smallest key, then the largest weight, then the first. Weights that are all zero
 * give zeros. Parts of an amount that is not above the sum of the weights stay within their weights.
 */
export function allocate(amount: Cents, weights: readonly number[], keys: readonly string[] = []): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const divide = createDivider(amount, sum, weights);
  const quotas = weights.map((weight, index) => {
    const { floor, remainder } = divide(weight);
    return { index, key: keys[index] ?? '', weight, floor, remainder };
  });
  const missing = amount - quotas.reduce((total, { floor }) => total + floor, 0);
  if (missing === 0) return quotas.map(({ floor }) => floor);
  const parts = quotas.map(({ floor }) => floor);
  for (const { index } of quotas.toSorted(byLargestRemainder).slice(0, missing))
    parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

type Division = { floor: number; remainder: number };

/** Divides amount × weight by the sum of the weights, exactly. */
function createDivider(amount: Cents, sum: number, weights: readonly number[]): (weight: number) => Division {
  if (amount * Math.max(...weights) <= Number.MAX_SAFE_INTEGER) {
    return (weight) => {
      const product = amount * weight;
      const remainder = product % sum;
      return { floor: (product - remainder) / sum, remainder };
    };
  }
  // Products of cents can exceed the integers that a number holds; remainders are below the sum.
  return (weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { floor: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) };
  };
}

type Quota = Division & { index: number; key: string; weight: number };

function byLargestRemainder(a: Quota, b: Quota): number {
  if (a.remainder !== b.remainder) return b.remainder - a.remainder;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return b.weight - a.weight || a.index - b.index;
}

/** The share of `pieces` of `all` in an amount, rounded half up to the cent. */
export function shareOfPieces(amount: Cents, pieces: number, all: number): Cents {
  if (all === 0) return 0;
  return Number((2n * BigInt(amount) * BigInt(pieces) + BigInt(all)) / (2n * BigInt(all)));
}
