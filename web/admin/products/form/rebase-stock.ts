import type { ProductFormInput } from '#contract/forms/products.ts';
import { formatCount } from '#domain/counts.ts';
import { type Count, mergeCount } from '#domain/stock/merge-count.ts';
import { isBlank, parseCount } from '../../screen/typed-amounts.ts';

/**
 * The typed stock over another current one: the same difference to what was seen. What cannot be compared
 * stays as it is typed.
 */
export function rebaseStock(typed: string, seen: Count, now: Count): string {
  const count = isBlank(typed) ? null : parseCount(typed);
  if (Number.isNaN(count)) return typed;
  const merged = mergeCount(now, { seen, count });
  return merged.ok && merged.count !== count ? String(merged.count ?? '') : typed;
}

/**
 * The base and the form's product, as if both had started from their current stock; if that is possible.
 * Their stock is the form's one where an earlier attempt was saved and its answer lost.
 */
export function overStock(
  theirs: { stock: Count },
  base: ProductFormInput,
  mine: ProductFormInput,
): [base: ProductFormInput, mine: ProductFormInput] {
  const { stock: seen = null } = base;
  const { stock: count = null } = mine;
  if (Number.isNaN(count)) return [base, mine];
  const merged = count === theirs.stock ? null : mergeCount(theirs.stock, { seen, count });
  if (merged?.ok === false) return [base, mine];
  return [
    { ...base, stock: theirs.stock },
    { ...mine, stock: merged ? merged.count : count },
  ];
}

/** The notice to staff if the saved stock is not the typed one. */
export function stockNote(typed: Count | undefined, saved: Count): string | null {
  if (typed === undefined || typed === saved || typed === null || saved === null) return null;
  const change = saved - typed;
  const what = `${formatCount(Math.abs(change))} ${change < 0 ? 'sold or taken off' : 'added'}`;
  return `Meanwhile ${what}: the stock is ${formatCount(saved)} now`;
}
