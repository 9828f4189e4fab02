import { type Cents, plainAmount } from '#domain/money.ts';
import { explainAmount, readAmount } from '#domain/typed-number.ts';

/** The price filter as typed; empty for no bound. */
export type PriceBounds = { minPrice: string; maxPrice: string };

export type BoundErrors = Partial<Record<keyof PriceBounds, string>>;

/** Bounds in plain dollars ('1299', '12.50') and errors. Drops invalid bounds, both if min exceeds max. */
export function readBounds({ minPrice, maxPrice }: PriceBounds): {
  bounds: PriceBounds;
  errors: BoundErrors;
} {
  const [min, max] = [readBound('Min', minPrice), readBound('Max', maxPrice)];
  if (min.cents !== null && max.cents !== null && min.cents > max.cents)
    return { bounds: { minPrice: '', maxPrice: '' }, errors: { maxPrice: 'Max is below Min' } };
  return {
    bounds: { minPrice: dollarsText(min.cents), maxPrice: dollarsText(max.cents) },
    errors: { ...(min.error && { minPrice: min.error }), ...(max.error && { maxPrice: max.error }) },
  };
}

function readBound(label: string, typed: string): { cents: Cents | null; error?: string } {
  if (typed.trim() === '') return { cents: null };
  const read = readAmount(typed);
  if (read.ok) return { cents: read.cents };
  // A sign alone is typed input.
  const problem = read.problem === 'missing' ? 'not_a_number' : read.problem;
  return { cents: null, error: explainAmount(label, problem) };
}

function dollarsText(cents: Cents | null): string {
  if (cents === null) return '';
  return plainAmount(cents).replace(/\.00$/, '');
}
