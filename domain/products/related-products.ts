/** Products that staff may choose to go well with another one. */
export const MAX_CHOSEN_RELATED = 12;

/** Products of a row of a wide screen: their number is a multiple of it if enough are found. */
export const RELATED_PER_ROW = 4;

type Candidates = {
  /** By staff, in their order; all of them are shown. */
  chosen: readonly string[];
  /** Bought together with it, the most often first. */
  boughtTogether: readonly string[];
  /** Products of its category, the best rated first. */
  sameCategory: readonly string[];
};

/**
 * The products that go well with one, by their ids: those that staff chose, then those that were bought
 * together with it, filled up by others of its category.
 */
export function chooseRelated(
  productId: string,
  { chosen, boughtTogether, sameCategory }: Candidates,
): string[] {
  const first = new Set(chosen);
  first.delete(productId);
  const rows = Math.max(1, Math.ceil(first.size / RELATED_PER_ROW));
  const others = new Set([...first, ...boughtTogether, ...sameCategory]);
  others.delete(productId);
  return [...others].slice(0, rows * RELATED_PER_ROW);
}
